import { useMutation } from '@tanstack/react-query'

import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import { countOf } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { contentWords, statutChanged, statutFailed } from '#web/admin/controls/content-words.ts'

import { statutStep, type StatutStep, undoSteps } from './statut-steps.ts'

/** The calls that both kinds of items answer, and the refresh of the tables that show them. */
export function useItemCalls(kind: ItemKind) {
  const { client, admin } = api.useUtils()
  const shown = kind === 'prompt' ? admin.prompts : admin.gpts
  return {
    calls: kind === 'prompt' ? client.admin.prompts : client.admin.gpts,
    refresh: () => Promise.all([shown.list.invalidate(), shown.deleted.invalidate()]),
  }
}

type StatutChange = {
  /** The items as they are, so that the change can be undone. */
  items: readonly { id: string; statut: Statut }[]
  statut: Statut
  raison?: string
}

/** Changes statuses, and offers the way back. */
export function useStatutChange(kind: ItemKind) {
  const { calls, refresh } = useItemCalls(kind)
  const send = async (steps: StatutStep[]) => {
    // One mutation per request, in order.
    // oxlint-disable-next-line eslint/no-await-in-loop
    for (const step of steps) await calls.setStatut.mutate(step)
  }
  const { mutate, isPending } = useUndoable({
    async run({ step, back }: { step: StatutStep; back: StatutStep[] }) {
      await send([step])
      return back
    },
    undo: send,
    refresh,
    words: {
      done: statutChanged,
      failed: statutFailed,
      undone: statutChanged,
      undoFailed: statutFailed,
    },
    isFinal: (back) => back.length === 0,
  })
  return {
    isPending,
    change({ items, statut, raison }: StatutChange) {
      const ids = items.map(({ id }) => id)
      mutate({ step: statutStep(ids, statut, raison), back: undoSteps(items, statut) })
    },
  }
}

/** Deletes items after the question was answered. */
export function useItemRemoval(kind: ItemKind, onRemoved: () => void) {
  const { calls, refresh } = useItemCalls(kind)
  const words = contentWords[kind]
  return useMutation({
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
