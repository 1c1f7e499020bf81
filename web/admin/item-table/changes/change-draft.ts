import {
  type ChangedField,
  changedFields,
  type FieldChange,
  fieldChangeSchema,
} from '#shared/admin/field-change.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { hasVisibleText } from '#shared/text/control-characters.ts'

type Act = { champ: ChangedField; geste?: 'ajouter' | 'retirer'; label: string }

/** What can be done to a field, in the order in which it is offered. */
const acts = {
  ia: { champ: 'ia', label: 'IA' },
  'categories-ajouter': {
    champ: 'categories',
    geste: 'ajouter',
    label: 'Catégories\u00a0: ajouter',
  },
  'categories-retirer': {
    champ: 'categories',
    geste: 'retirer',
    label: 'Catégories\u00a0: retirer',
  },
  'tags-ajouter': { champ: 'tags', geste: 'ajouter', label: 'Tags\u00a0: ajouter' },
  'tags-retirer': { champ: 'tags', geste: 'retirer', label: 'Tags\u00a0: retirer' },
  niveau: { champ: 'niveau', label: 'Niveau' },
  auteur_nom: { champ: 'auteur_nom', label: 'Auteur' },
  epingle: { champ: 'epingle', label: 'Épinglé' },
  statut: { champ: 'statut', label: 'Statut' },
  verifie: { champ: 'verifie', label: 'Vérifié aujourd’hui avec…' },
} as const satisfies Record<string, Act>

export type ActName = keyof typeof acts

const isActName = (name: string): name is ActName => Object.hasOwn(acts, name)

/** A change as its form holds it: valid or not yet. */
export type ChangeDraft = {
  act: ActName
  valeur: string
  raison: string
  /** Nothing takes the place of the value: said, never meant by an empty field. */
  efface: boolean
}

/** What can be done to the items of a kind, by who may or may not decide on statuses. */
export const actOptions = (kind: ItemKind, maySetStatut: boolean) =>
  Object.keys(acts)
    .filter(isActName)
    .filter((name) => changedFields[kind].includes(acts[name].champ))
    .filter((name) => name !== 'statut' || maySetStatut)
    .map((value) => ({ value, label: acts[value].label }))

/** What the column of a preview is called. */
export const fieldLabel = (name: ActName): string => acts[name].label.split('\u00a0:')[0] ?? ''

/** A field that is set to nothing where nothing is chosen. */
export const mayBeEmpty = (name: ActName): boolean => name === 'ia' || name === 'auteur_nom'

const firstValues: Partial<Record<ActName, string>> = {
  niveau: 'Débutant',
  epingle: 'oui',
  statut: 'brouillon',
}

/** Another thing to do begins with its first value. */
export const newChange = (act: ActName): ChangeDraft => ({
  act,
  valeur: firstValues[act] ?? '',
  raison: '',
  efface: false,
})

/** A change as its form shows it first. */
export function draftOf(change: FieldChange | null): ChangeDraft {
  if (change === null) return newChange('ia')
  const act = 'geste' in change ? `${change.champ}-${change.geste}` : change.champ
  if (!isActName(act)) return newChange('ia')
  const { valeur } = change
  return { ...newChange(act), ...(typeof valeur === 'string' ? { valeur } : {}) }
}

/** The change that a form asks for, or null while it says none. */
export function changeOf({ act, valeur, raison, efface }: ChangeDraft): FieldChange | null {
  const { champ, ...how } = acts[act]
  const text = valeur.trim()
  const candidate = {
    champ,
    ...('geste' in how ? { geste: how.geste } : {}),
    valeur: act === 'epingle' ? text === 'oui' : efface ? null : text,
    ...(act === 'statut' && hasVisibleText(raison) ? { raison: raison.trim() } : {}),
  }
  return fieldChangeSchema.safeParse(candidate).data ?? null
}
