import { api } from '#web/admin/api/api.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { leaveRow } from '#web/admin/table/row-focus.ts'
import type { ApiOutputs } from '#web/loading/trpc.ts'

export type FailedSearch = ApiOutputs['admin']['searches']['failed'][number]

/** Removes a search from the list until a visitor searches for it again. */
export function useIgnoreSearch() {
  const { client, admin } = api.useUtils()
  return useUndoable({
    run: async ({ requete }: FailedSearch) => {
      await client.admin.searches.ignore.mutate({ requete })
      return { requete }
    },
    undo: ({ requete }) => client.admin.searches.restore.mutate({ requete }),
    refresh: () => Promise.all([admin.searches.invalidate(), admin.dashboard.invalidate()]),
    words: {
      done: 'Recherche ignorée',
      failed: 'Impossible d’ignorer cette recherche.',
      undone: 'Recherche remise dans la liste',
      undoFailed: 'Impossible de remettre cette recherche dans la liste.',
    },
    consequence: () => 'Elle revient si quelqu’un la cherche de nouveau.',
    onDone: ({ requete }) => leaveRow(requete),
  })
}
