import { useState } from 'react'

import type { SavedView } from '#shared/admin/saved-view.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { api } from '#web/admin/api/api.ts'
import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { useSingleMutation } from '#web/admin/api/single-mutation.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'

/** A view that gets a name: a new one, or one that has another. */
export type Naming = { requete: string } | { renamed: SavedView }

/** The views of a list that one saved, and what can be done with them. */
export function useSavedViews(kind: ItemKind) {
  const { client, admin } = api.useUtils()
  const calls = client.admin.views
  const { data: views } = api.admin.views.list.useQuery({ kind })
  const { data: counts = {}, isPending: isCounting } = api.admin.views.counts.useQuery(
    { kind },
    // The table does not wait for it.
    { trpc: { context: { skipBatch: true } } },
  )
  const refresh = () => admin.views.invalidate()
  const [naming, setNaming] = useState<Naming | null>(null)

  const named = useSingleMutation({
    mutationFn: async (nom: string): Promise<SavedView | null> => {
      if (naming === null) return null
      if ('requete' in naming) return calls.create.mutate({ kind, nom, requete: naming.requete })
      await calls.update.mutate({ id: naming.renamed.id, nom })
      return { ...naming.renamed, nom }
    },
    onSuccess: () => {
      setNaming(null)
      reportSuccess('Vue enregistrée')
    },
    onError: (error) => reportFailure(failed, error),
    onSettled: refresh,
  })
  const updated = useUndoable({
    run: async ({ id, requete, avant }: { id: string; requete: string; avant: SavedView }) => {
      await calls.update.mutate({ id, requete })
      return { id, requete: avant.requete, lu: requete }
    },
    undo: (back) => calls.update.mutate(back),
    refresh,
    words: {
      done: 'Vue mise à jour',
      failed,
      undone: 'Vue rétablie',
      undoFailed: failed,
    },
  })
  const removed = useUndoable({
    run: ({ id }: SavedView) => calls.remove.mutate({ id }),
    undo: (view) => calls.restore.mutate(view),
    refresh,
    words: {
      done: ({ nom }) => `Vue «\u00a0${nom}\u00a0» supprimée`,
      failed,
      undone: 'Vue rétablie',
      undoFailed: failed,
    },
  })
  return {
    /** Undefined until they are known: nobody saves one twice. */
    views,
    /** How many items each view shows, by its query. */
    counts,
    isCounting,
    naming,
    name: setNaming,
    rename: (nom: string, onNamed: (view: SavedView) => void) =>
      named.mutate(nom, { onSuccess: (view) => view && onNamed(view) }),
    update: updated.mutate,
    remove: removed.mutate,
  }
}

const failed = 'Impossible d’enregistrer la vue.'
