import {
  applyEdits,
  type DraftEdits,
  type FieldConflicts,
  isSame,
  sideOf,
} from '#shared/items/draft-edits.ts'
import type { ItemDraft } from '#shared/items/item-drafting.ts'
import type { Database } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'

import { listOtherEditors } from './editing-sessions.ts'
import type { ItemInput, ItemStorage } from './item-storage.ts'
import { type Opened, openEditable } from './opened-items.ts'
import { writeDraft } from './write-draft.ts'
import { isStaleFailure } from './writing/edit-failures.ts'

type Saving = {
  id: string
  /** The versions that the editor saw last. */
  seen: { version: number; copie: number }
  edits: DraftEdits
}

/** The state of an item after a save. */
export type Saved<Draft> = {
  version: number
  copie: number
  enregistre_le: string
  /** The stored draft. Null if it is what the editor saw, with their edits. */
  draft: Draft | null
  /** Edits that were not stored: the editor chooses. */
  conflicts: FieldConflicts
  /** E-mail addresses of others who have the item open. */
  autres: string[]
}

/** Attempts to save while others save the same item. */
const maxTries = 5

/** Saves edits of an item's draft, merged with what others saved since it was read. Publishes nothing. */
export async function saveEdits<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  { id, seen, edits }: Saving,
  attempt = 1,
): Promise<Saved<Draft>> {
  const [opened, autres] = await Promise.all([
    openEditable(db, editor, storage, id),
    listOtherEditors(db, editor, storage.kind, id),
  ])
  const start = decideConflicts(opened, edits)
  const { draft, conflicts } = applyEdits(start.draft, edits)
  const isAsSeen = opened.version === seen.version && opened.copie === seen.copie
  const isUnchanged = isSame(draft, opened.draft) && !start.hasDecided
  try {
    const stored = isUnchanged
      ? { version: opened.version, copie: opened.copie, draft }
      : await writeDraft(db, editor, storage, opened, { draft, baseValues: start.baseValues })
    return {
      version: stored.version,
      copie: stored.copie,
      enregistre_le: editor.now.toISOString(),
      draft: isAsSeen && isSame(stored.draft, draft) ? null : stored.draft,
      conflicts,
      autres,
    }
  } catch (error) {
    if (!isStaleFailure(error) || attempt === maxTries) throw error
    return saveEdits(db, editor, storage, { id, seen, edits }, attempt + 1)
  }
}

/**
 * An edit that begins from the item's value decides the conflict of its field. A field that stays undecided
 * keeps the value that its change began from.
 */
function decideConflicts<Draft extends ItemDraft, Item extends object>(
  { draft, conflicts }: Opened<Draft, Item>,
  edits: DraftEdits,
) {
  const { decided = [], undecided = [] } = Object.groupBy(
    Object.entries(conflicts),
    ([name, { theirs }]) =>
      edits[name] && isSame(edits[name].from, theirs) ? 'decided' : 'undecided',
  )
  return {
    draft: { ...draft, ...sideOf(Object.fromEntries(decided), 'theirs') },
    baseValues: sideOf(Object.fromEntries(undecided), 'from'),
    hasDecided: decided.length > 0,
  }
}
