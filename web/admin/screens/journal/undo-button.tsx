import type { ItemKind } from '#shared/items/cote.ts'
import { api } from '#web/admin/api/api.ts'
import { questions } from '#web/admin/api/questions.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { instant } from '#web/admin/controls/instant.ts'
import { useItemCalls } from '#web/admin/items/item-calls.ts'
import { undoEntry, undoQuestion } from '#web/admin/items/item-changes.ts'
import { tellLeftAlone } from '#web/admin/items/left-alone.ts'
import { entryTitle } from '#web/admin/journal/entry-words.ts'
import { Button } from '#web/ui/button.tsx'

import type { JournalRow } from './journal-rows.ts'

/** Takes a change back, or says why that is no longer possible. */
export function UndoChange({ row }: { row: JournalRow }) {
  if (row.annulables > 0) return <UndoButton row={row} />
  if (row.changees === 0) return null
  return <span className="hint">{row.annulee ? 'Annulé' : 'Modifié depuis'}</span>
}

function UndoButton({ row }: { row: JournalRow }) {
  const { id, table_name, created_at, annulables } = row
  const kind: ItemKind = table_name === 'gpts' ? 'gpt' : 'prompt'
  const { calls, refresh } = useItemCalls(kind)
  const { admin, client } = api.useUtils()
  const { mutate, isPending } = useUndoable({
    async run(entree: string) {
      if (table_name === 'imports') {
        const { passees } = await undoEntry(client.admin.import, entree)
        return { annulation: null, passees }
      }
      if (!isOfLabels(table_name)) return undoEntry(calls, entree)
      await client.admin[table_name].undo.mutate({ entree })
      return null
    },
    // An undo is a change that can be undone, except for labels and imports.
    undo: (undone) =>
      undone?.annulation ? undoEntry(calls, undone.annulation) : Promise.resolve(null),
    consequence: (undone) => tellLeftAlone(undone?.passees ?? []),
    leftAlone: (redone) => tellLeftAlone(redone?.passees ?? []),
    isFinal: (undone) => !undone?.annulation,
    refresh: () => Promise.all([refresh(), admin.journal.invalidate()]),
    words: {
      done: 'Changement annulé',
      failed: 'Impossible d’annuler le changement.',
      undone: 'Changement rétabli',
      undoFailed: 'Impossible de rétablir le changement.',
    },
  })
  async function undo() {
    const question = undoQuestion(annulables)
    if (question === null || (await questions.ask(question))) mutate(id)
  }

  return (
    <Button
      size="sm"
      disabled={isPending}
      aria-busy={isPending}
      aria-label={`Annuler «\u00a0${entryTitle(row)}\u00a0» du ${instant(created_at)}`}
      onClick={() => void undo()}
    >
      <Icon name="reset" />
      Annuler
    </Button>
  )
}

/** A change of a tag or a category concerns items of both kinds. */
const isOfLabels = (table: string): table is 'tags' | 'categories' =>
  table === 'tags' || table === 'categories'
