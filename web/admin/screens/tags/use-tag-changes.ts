import { api } from '#web/admin/api/api.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { undoQuestion } from '#web/admin/items/item-changes.ts'
import { changedItems, changeWords } from '#web/admin/labels/label-words.ts'

/** What can be done to a tag in all its items, and the way back. */
export function useTagChanges() {
  const { client, admin } = api.useUtils()
  const { tags } = client.admin
  const common = {
    undo: ({ entree }: { entree: string }) => tags.undo.mutate({ entree }),
    refresh: () => admin.invalidate(),
    consequence: changedItems,
    question: ({ publiques }: { publiques: number }) => undoQuestion(publiques),
  }
  return {
    rename: useUndoable({
      ...common,
      run: (change: { pli: string; nom: string }) => tags.rename.mutate(change),
      words: changeWords('Tag renommé', 'Impossible de renommer le tag.'),
    }),
    merge: useUndoable({
      ...common,
      run: (change: { de: string; vers: string }) => tags.merge.mutate(change),
      words: changeWords('Tags fusionnés', 'Impossible de fusionner les tags.'),
    }),
    remove: useUndoable({
      ...common,
      run: (change: { pli: string }) => tags.remove.mutate(change),
      words: changeWords('Tag supprimé', 'Impossible de supprimer le tag.'),
    }),
  }
}
