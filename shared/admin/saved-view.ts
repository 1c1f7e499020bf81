import { z } from 'zod'

const kindSchema = z.enum(['prompt', 'gpt'])

/** A table as somebody likes to see it: a name, and what its address says of it. */
export const viewInputSchema = z.strictObject({
  nom: z.string().trim().min(1).max(40),
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

/** One that is stored. */
export const savedViewSchema = viewInputSchema.extend({
  id: z.uuid(),
  kind: kindSchema,
  created_at: z.iso.datetime(),
})
export type SavedView = z.infer<typeof savedViewSchema>

export const newViewSchema = viewInputSchema.extend({ kind: kindSchema })
