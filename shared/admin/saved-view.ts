import { z } from 'zod'

import { itemKinds } from '#shared/items/cote.ts'
import { foldLabel } from '#shared/labels/label-spelling.ts'
import { instantSchema } from '#shared/text/instant.ts'
import { typedText } from '#shared/text/typed-text.ts'

const kindSchema = z.enum(itemKinds)

const viewNameMaxLength = 40

/** What is said of a name that every list has already. */
const commonNameTaken = 'Toutes les listes ont déjà une vue de ce nom.'

/** A table as somebody likes to see it: a name, and what its address says of it. */
export const viewInputSchema = z.strictObject({
  nom: typedText()
    .trim()
    .min(1)
    .max(viewNameMaxLength)
    .refine((nom) => !isCommonName(nom), commonNameTaken),
  requete: z.string().max(1000),
})
export type ViewInput = z.infer<typeof viewInputSchema>

/** The views that every list has: those of all items for whoever sees more than their own drafts. */
export const commonViews: readonly (ViewInput & { isOfAll?: true })[] = [
  { nom: 'Tous', requete: '' },
  { nom: 'Publiés', requete: 'statut=valide', isOfAll: true },
  { nom: 'Brouillons', requete: 'statut=brouillon', isOfAll: true },
  { nom: 'À compléter', requete: 'completude=a-completer' },
  { nom: 'Mes brouillons', requete: 'miens=oui&statut=brouillon' },
]

const isCommonName = (nom: string): boolean =>
  commonViews.some((common) => foldLabel(common.nom) === foldLabel(nom))

/** One that is stored: its name may be older than the rule. */
export const savedViewSchema = viewInputSchema.extend({
  nom: z.string().trim().min(1).max(viewNameMaxLength),
  id: z.uuid(),
  kind: kindSchema,
  created_at: instantSchema,
})
export type SavedView = z.infer<typeof savedViewSchema>

export const newViewSchema = viewInputSchema.extend({ kind: kindSchema })
