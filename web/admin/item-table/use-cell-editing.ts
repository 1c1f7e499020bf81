import { useState } from 'react'
import { flushSync } from 'react-dom'

import type { FieldChange } from '#shared/admin/field-change.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { api } from '#web/admin/api/api.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { saveFailed } from '#web/admin/controls/content-words.ts'
import { useItemCalls } from '#web/admin/items/item-calls.ts'
import { changeItems, type LookedAt, undoEntry } from '#web/admin/items/item-changes.ts'

/** The fields that are edited in their cells. */
export type CellField = TextField | 'categories' | 'tags'
/** Those of one value. */
export type TextField = 'ia' | 'niveau' | 'auteur_nom'

type CellChange = Extract<FieldChange, { champ: CellField }>

/** The cell of a table that is edited, if any. */
export type CellEditing = {
  edited: { id: string; champ: CellField } | null
  open: (id: string, champ: CellField) => void
  /** Back to the table, with the cell as it was. */
  leave: (id: string, champ: CellField) => void
  /** The focus went elsewhere. */
  close: () => void
  /** On to the cell below; at the end of the table, back to it. */
  goDown: (id: string, champ: CellField) => void
  /** Saves, and goes on to the cell below where that is asked for. */
  save: (item: LookedAt, change: CellChange, isGoingDown: boolean) => void
}

/** Edits the cells of a table in place: what is saved can be undone. */
export function useCellEditing(kind: ItemKind, ids: readonly string[]): CellEditing {
  const [edited, setEdited] = useState<CellEditing['edited']>(null)
  const { calls, refresh } = useItemCalls(kind)
  const { admin } = api.useUtils()
  const { mutate } = useUndoable({
    run: async ({ item, change }: { item: LookedAt; change: CellChange }) => {
      const done = await changeItems(calls, [item], change)
      if (done.passees.length > 0) throw new Error(editedMeanwhile)
      return { ...done, champ: change.champ }
    },
    undo: ({ entree }) => undoEntry(calls, entree),
    // What is written may be a label that no other item carries.
    refresh: () => Promise.all([refresh(), admin.labels.invalidate()]),
    words: {
      done: ({ champ }) => doneWords[champ],
      failed: saveFailed,
      undone: 'Changement annulé',
      undoFailed: 'Impossible d’annuler le changement.',
    },
  })
  function leave(id: string, champ: CellField) {
    flushSync(() => setEdited(null))
    document.querySelector<HTMLElement>(`[data-cell="${champ} ${CSS.escape(id)}"]`)?.focus()
  }

  function goDown(id: string, champ: CellField) {
    const below = ids[ids.indexOf(id) + 1]
    if (below === undefined) leave(id, champ)
    else setEdited({ id: below, champ })
  }

  return {
    edited,
    open: (id, champ) => setEdited({ id, champ }),
    leave,
    close: () => setEdited(null),
    goDown,
    save: (item, change, isGoingDown) => {
      mutate({ item, change })
      if (isGoingDown) goDown(item.id, change.champ)
      else setEdited(null)
    },
  }
}

const doneWords: Record<CellField, string> = {
  ia: 'IA mise à jour',
  niveau: 'Niveau mis à jour',
  auteur_nom: 'Auteur mis à jour',
  categories: 'Catégories mises à jour',
  tags: 'Tags mis à jour',
}

const editedMeanwhile = 'Cette fiche a été modifiée entre-temps\u00a0: la liste vient d’être relue.'
