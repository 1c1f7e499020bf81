import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import { countOf } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { useSingleMutation } from '#web/admin/api/single-mutation.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { contentWords, statutChanged, statutFailed } from '#web/admin/controls/content-words.ts'

import { undoEntry } from './item-changes.ts'
import { tellLeftAlone } from './left-alone.ts'

/** An item and its working copy, as they were read; `copie` is 0 without one. */
export type AtCopy = { id: string; version: number; copie: number }

/** The calls that both kinds of items answer, and the refresh of the tables that show them. */
export function useItemCalls(kind: ItemKind) {
  const { client, admin } = api.useUtils()
  const shown = kind === 'prompt' ? admin.prompts : admin.gpts
  return {
    calls: kind === 'prompt' ? client.admin.prompts : client.admin.gpts,
    refresh: () =>
      Promise.all([
        shown.list.invalidate(),
        shown.deleted.invalidate(),
        admin.views.counts.invalidate(),
      ]),
  }
}

type StatutChange = { ids: string[]; statut: Statut; raison?: string }

type StatutChangeOptions = {
  /** Saves edits of the items first. */
  beforeChange?: () => Promise<unknown>
  /** Reads again what the caller shows besides the tables. */
  reread?: () => Promise<unknown>
}

/** Changes statuses, and offers to undo it. */
export function useStatutChange(
  kind: ItemKind,
  { beforeChange, reread }: StatutChangeOptions = {},
) {
  const { calls, refresh } = useItemCalls(kind)
  const { mutate, isPending } = useUndoable({
    async run({ ids, statut, raison }: StatutChange) {
      await beforeChange?.()
      return calls.setStatut.mutate(
        statut === 'refuse'
          ? { ids, statut, raison: raison ?? 'Sans précision' }
          : { ids, statut, raison },
      )
    },
    undo: ({ entree }) => undoEntry(calls, entree),
    refresh: () => Promise.all([refresh(), reread?.()]),
    leftAlone: ({ passees }) => tellLeftAlone(passees),
    words: {
      done: statutChanged,
      failed: statutFailed,
      undone: statutChanged,
      undoFailed: statutFailed,
    },
    isFinal: ({ changed }) => changed === 0,
  })
  return { isPending, change: (change: StatutChange) => mutate(change) }
}

/** Deletes items after the question was answered. */
export function useItemRemoval(kind: ItemKind, onRemoved: () => void) {
  const { calls, refresh } = useItemCalls(kind)
  const words = contentWords[kind]
  return useSingleMutation({
    mutationFn: (ids: string[]) => calls.remove.mutate({ ids }),
    async onSuccess(_data, ids) {
      const [one, many] = words.deleted
      reportSuccess(ids.length === 1 ? one : countOf(ids.length, one, many))
      onRemoved()
      await refresh()
    },
    onError: (error) => reportFailure(words.deleteFailed, error),
  })
}
