import type { planifications } from '#drizzle/schema/index.ts'
import { applyEdits, editsBetween, isSame } from '#shared/items/draft-edits.ts'
import { draftFrom, type ItemDraft, type ItemDrafting } from '#shared/items/item-drafting.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type KnownLabels, underPresentLabels } from '#worker/services/editing/known-labels.ts'
import type { Opened } from '#worker/services/editing/opened-items.ts'

/** The text to publish, and that of the item when it was planned. */
export type PlannedContent<Draft> = { depuis: Draft; vers: Draft }

type StoredContent = Pick<typeof planifications.$inferSelect, 'contenu' | 'planifie_le'>

/** Reads what is published by a plan, under the labels of today. */
export function readContent<Draft extends ItemDraft, Item extends object>(
  drafting: ItemDrafting<Draft, Item>,
  { contenu, planifie_le }: StoredContent,
  known: KnownLabels,
): PlannedContent<Draft> {
  const { depuis, vers }: PlannedContent<unknown> = JSON.parse(contenu ?? '{}')
  const read = (stored: unknown) =>
    underPresentLabels(known, draftFrom(drafting, 'copie', stored), planifie_le)
  return { depuis: read(depuis), vers: read(vers) }
}

/**
 * What a planned publication makes of an item as it is now: of one that is public already the planned
 * changes alone are made; one that is not becomes what was planned. Null where that is so already. Throws,
 * with the reason, where it cannot take place.
 */
export function plannedItem<Draft extends ItemDraft, Item extends object>(
  drafting: ItemDrafting<Draft, Item>,
  { item, statut }: Pick<Opened<Draft, Item>, 'item' | 'statut'>,
  { depuis, vers }: PlannedContent<Draft>,
): { draft: Draft; item: Item } | null {
  const stored = { ...drafting.draftOf(item), statut }
  const isPublic = statut === 'valide'
  if (!isPublic && statut !== depuis.statut) {
    throw new AppError('CONFLICT', 'La fiche a été retirée ou refusée entre-temps.')
  }
  const isPublishedByHand = isPublic && depuis.statut !== 'valide'
  if (isPublishedByHand && !isSame(stored, vers)) {
    throw new AppError('CONFLICT', 'La fiche a été publiée entre-temps avec un autre contenu.')
  }
  const { draft, conflicts } = isPublic
    ? applyEdits(stored, editsBetween(depuis, vers))
    : { draft: vers, conflicts: {} }
  if (Object.keys(conflicts).length > 0) {
    const message = 'D’autres modifications des mêmes champs ont été publiées entre-temps.'
    throw new AppError('CONFLICT', message)
  }
  if (isPublic && isSame(stored, draft)) return null
  const checked = drafting.inputSchema.safeParse(drafting.candidateOf(draft))
  if (!checked.success) {
    throw new AppError('BAD_REQUEST', 'La fiche ne répond plus à ce qui est demandé pour publier.')
  }
  return { draft, item: checked.data }
}
