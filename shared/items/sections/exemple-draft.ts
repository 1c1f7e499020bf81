import { z } from 'zod'

import { type Complete, draftList, type DraftShape, draftText } from '#shared/items/draft-shape.ts'
import { hasVisibleText } from '#shared/text/control-characters.ts'
import { textOrUndefined } from '#shared/text/optional-text.ts'

import type { Exemple, ValeurExemple } from './exemple.ts'

const valeurDraftSchema = z.object({
  nom: draftText,
  valeur: draftText,
} satisfies DraftShape<ValeurExemple>)

/** An example as it is typed. */
export const exempleDraftSchema = z.object({
  valeurs: draftList(valeurDraftSchema),
  resultat: draftText,
  remarque: draftText,
} satisfies DraftShape<Exemple>)
export type ExempleDraft = z.infer<typeof exempleDraftSchema>

export const emptyExemple: ExempleDraft = { valeurs: [], resultat: '', remarque: '' }

export const exempleDraft = (exemple: Exemple | null): ExempleDraft => ({
  ...emptyExemple,
  ...exemple,
  remarque: exemple?.remarque ?? '',
})

/** Null for an example without any text. The editor proposes the names of the values: they do not count. */
export function exempleOf({ valeurs, resultat, remarque }: ExempleDraft): Complete<Exemple> | null {
  const typed = [...valeurs.map(({ valeur }) => valeur), resultat, remarque]
  if (!typed.some(hasVisibleText)) return null
  return { valeurs, resultat, remarque: textOrUndefined(remarque) }
}
