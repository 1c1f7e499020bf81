import type { ContentFilter } from '#shared/admin/content-list.ts'
import { manqueLabel } from '#shared/admin/manques.ts'
import { statutLabels } from '#shared/items/statut.ts'
import { numericDate } from '#shared/text/french-date.ts'

type FilterName = keyof ContentFilter

export const completudeLabels = { complet: 'Complètes', 'a-completer': 'À compléter' } as const

type Words = {
  label: string
  /** Its value in words; nothing while it filters nothing. */
  text: (filter: ContentFilter) => string | undefined
}

const yesOrNo = (is: boolean | undefined) => (is === undefined ? undefined : is ? 'oui' : 'non')

const dayText = (day: string | undefined) => day && numericDate(day)

/** What each filter is called. */
const words: Record<FilterName, Words> = {
  statut: { label: 'Statut', text: ({ statut }) => statut && statutLabels[statut] },
  categorie: { label: 'Catégorie', text: ({ categorie }) => categorie },
  tag: { label: 'Tag', text: ({ tag }) => tag },
  ia: { label: 'IA', text: ({ ia }) => ia },
  niveau: { label: 'Niveau', text: ({ niveau }) => niveau },
  auteur: { label: 'Auteur', text: ({ auteur }) => auteur },
  completude: {
    label: 'Complétude',
    text: ({ completude }) => completude && completudeLabels[completude],
  },
  manque: { label: 'Manque', text: ({ manque }) => manque && manqueLabel(manque) },
  epingle: { label: 'Épinglé', text: ({ epingle }) => yesOrNo(epingle) },
  modifie_du: { label: 'Modifié du', text: ({ modifie_du }) => dayText(modifie_du) },
  modifie_au: { label: 'Modifié jusqu’au', text: ({ modifie_au }) => dayText(modifie_au) },
  verifie_avant: { label: 'Vérifié avant', text: ({ verifie_avant }) => dayText(verifie_avant) },
  copie: { label: 'Modifications', text: ({ copie }) => copie && 'à publier' },
  relecture: { label: 'Relecture', text: ({ relecture }) => relecture && 'demandée' },
  planifie: { label: 'Publication planifiée', text: ({ planifie }) => yesOrNo(planifie) },
  miens: { label: 'Créés par', text: ({ miens }) => miens && 'moi' },
  import: { label: 'Import', text: (filter) => filter.import && 'les fiches d’un import' },
}

/** A filter in use, in words. */
export type FilterInUse = { name: string; label: string; text: string }

/** The filters in use, in their order. */
export const filtersInUse = (filter: ContentFilter): FilterInUse[] =>
  Object.entries(words).flatMap(([name, { label, text }]) => {
    const value = text(filter)
    return value === undefined ? [] : [{ name, label, text: value }]
  })
