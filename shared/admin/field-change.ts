import { z } from 'zod'

import type { ItemKind } from '#shared/items/cote.ts'
import { niveaux } from '#shared/items/niveau.ts'
import {
  authorNameSchema,
  categoriesSchema,
  iaSchema,
  labelSchema,
  tagsSchema,
} from '#shared/items/shared-fields.ts'
import { type Statut, statutSchema } from '#shared/items/statut.ts'
import { typedText } from '#shared/text/typed-text.ts'

/** The columns of an item that can be changed in its table, on one item or on many. */
export type ChangeableItem = {
  categories: string[]
  tags: string[]
  ia: string | null
  auteur_nom: string | null
  statut: Statut
  niveau?: (typeof niveaux)[number]
  epingle?: boolean
  verifie_avec: string | null
  verifie_le: string | null
  relecture_le: string | null
}

/** Longest note, in characters. */
export const noteMaxLength = 500

/** The note of an edit, or the reason of a refusal. */
export const noteSchema = typedText().trim().min(1).max(noteMaxLength)

const labelField = z.enum(['categories', 'tags'])
/** As many as a field of labels can hold: an item takes fewer categories. */
const maxLabels = 20

/** One change of one field, the same for however many items. */
export const fieldChangeSchema = z.discriminatedUnion('champ', [
  z.strictObject({ champ: z.literal('ia'), valeur: iaSchema.nullable() }),
  z.strictObject({ champ: z.literal('niveau'), valeur: z.enum(niveaux) }),
  z.strictObject({ champ: z.literal('auteur_nom'), valeur: authorNameSchema.nullable() }),
  z.strictObject({ champ: z.literal('epingle'), valeur: z.boolean() }),
  z
    .strictObject({
      champ: z.literal('statut'),
      valeur: statutSchema,
      raison: noteSchema.optional(),
    })
    .refine(({ valeur, raison }) => valeur !== 'refuse' || raison !== undefined),
  z.discriminatedUnion('geste', [
    z.strictObject({
      champ: labelField,
      geste: z.enum(['ajouter', 'retirer']),
      valeur: labelSchema,
    }),
    z.strictObject({
      champ: labelField,
      geste: z.literal('remplacer'),
      valeur: z.array(labelSchema).max(maxLabels),
    }),
  ]),
  /** «Vérifié aujourd’hui avec…» */
  z.strictObject({ champ: z.literal('verifie'), valeur: iaSchema }),
])
export type FieldChange = z.infer<typeof fieldChangeSchema>
export type ChangedField = FieldChange['champ']

/** So many items are written in one go; more are sent one batch after the other. */
export const itemsPerChange = 50

/** The fields that the items of a kind have. */
export const changedFields: Record<ItemKind, ChangedField[]> = {
  prompt: ['ia', 'categories', 'tags', 'niveau', 'auteur_nom', 'statut', 'verifie'],
  gpt: ['ia', 'categories', 'tags', 'auteur_nom', 'epingle', 'statut', 'verifie'],
}

/** What a change would write of an item on a Paris day; nothing where the item has it already. */
export function changesOf(
  item: ChangeableItem,
  change: FieldChange,
  today: string,
): Partial<ChangeableItem> {
  if (change.champ === 'verifie') {
    return differing(item, { verifie_avec: change.valeur, verifie_le: today })
  }
  if (change.champ === 'categories' || change.champ === 'tags') {
    if (change.geste === 'remplacer') {
      return differing(item, { [change.champ]: [...new Set(change.valeur)] })
    }
    const { champ, geste, valeur } = change
    const others = item[champ].filter((one) => one !== valeur)
    if (geste === 'retirer') return differing(item, { [champ]: others })
    return item[champ].includes(valeur) ? {} : { [champ]: [...others, valeur] }
  }
  const isReviewRequested = item.relecture_le !== null
  // The author of a refused item requested another review: the status stays, the reason changes.
  if (change.champ === 'statut' && change.valeur === 'refuse' && isReviewRequested) {
    return { statut: change.valeur }
  }
  return differing(item, { [change.champ]: change.valeur })
}

/** Why an item cannot take a change, in words; null where it can. */
export function obstacleOf(item: ChangeableItem, changes: Partial<ChangeableItem>): string | null {
  const { categories = item.categories, tags = item.tags } = changes
  if (categories.length === 0 && item.categories.length > 0) return 'Garde sa dernière catégorie'
  if (!categoriesSchema.safeParse(categories).success) return 'A déjà six catégories'
  if (!tagsSchema.safeParse(tags).success) return 'A déjà vingt tags'
  return null
}

/** A field of an item as a table writes it; an empty text for nothing. */
export function fieldValueText(item: ChangeableItem, champ: ChangedField): string {
  if (champ === 'verifie') {
    return item.verifie_avec === null ? '' : `${item.verifie_avec}, ${item.verifie_le ?? ''}`
  }
  if (champ === 'epingle') return item.epingle === true ? 'oui' : 'non'
  if (champ === 'categories' || champ === 'tags') return item[champ].join(', ')
  return item[champ] ?? ''
}

function differing(item: ChangeableItem, wanted: Partial<ChangeableItem>): Partial<ChangeableItem> {
  const held = new Map<string, unknown>(Object.entries(item))
  const isSame = Object.entries(wanted).every(
    ([name, value]) => JSON.stringify(held.get(name)) === JSON.stringify(value),
  )
  return isSame ? {} : wanted
}
