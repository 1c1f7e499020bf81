import type { ZodError } from 'zod'

import type { ItemDraft } from '#shared/items/item-drafting.ts'
import type { Database } from '#worker/database/db.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Editor } from '#worker/services/access/rights.ts'

import type { ItemInput, ItemStorage } from './item-storage.ts'
import { updateItem } from './items.ts'
import { openEditable } from './opened-items.ts'
import type { AtCopy } from './working-copies.ts'
import { stale, undecided } from './writing/edit-failures.ts'

/** Publishes the draft of an item. Throws `CONFLICT` for other versions than the editor saw last. */
export async function publishItem<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  { id, version, copie, note }: AtCopy & { note?: string | undefined },
): Promise<{ version: number; slug: string; isFirst: boolean }> {
  const { kind } = storage
  const opened = await openEditable(db, editor, storage, id)
  if (opened.version !== version || opened.copie !== copie) throw await stale(db, kind, id, null)
  if (Object.keys(opened.conflicts).length > 0) throw undecided()
  const candidate = storage.candidateOf({ ...opened.draft, statut: 'valide' })
  const checked = storage.formSchema.safeParse(candidate)
  if (!checked.success) {
    throw new AppError('BAD_REQUEST', 'Il manque de quoi publier cette fiche.', {
      details: { fields: messagesByField(checked.error) },
    })
  }
  const item = checked.data
  const written = await updateItem(db, editor, storage, { id, version, copie, item, note })
  return { version: written.version, slug: item.slug, isFirst: opened.statut !== 'valide' }
}

/** Validation messages by field. */
function messagesByField({ issues }: ZodError): Record<string, string[]> {
  const byName = Map.groupBy(issues, ({ path: [name] }) => String(name))
  return Object.fromEntries(
    Array.from(byName, ([name, wrong]) => [name, wrong.map(({ message }) => message)]),
  )
}
