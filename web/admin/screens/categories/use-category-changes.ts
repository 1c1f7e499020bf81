import { api } from '#web/admin/api/api.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { undoQuestion } from '#web/admin/items/item-changes.ts'
import { changedItems, changeWords } from '#web/admin/labels/label-words.ts'

/** Merges or removes a category in all its items, and offers an undo. */
export function useCategoryChanges() {
  const { client, admin } = api.useUtils()
  const { categories } = client.admin
  const common = {
    undo: ({ entree }: { entree: string }) => categories.undo.mutate({ entree }),
    refresh: () => admin.invalidate(),
    consequence: changedItems,
    question: ({ publiques }: { publiques: number }) => undoQuestion(publiques),
  }
  return {
    merge: useUndoable({
      ...common,
      run: (change: { de: string; vers: string }) => categories.merge.mutate(change),
      words: changeWords('Catégories fusionnées', 'Impossible de fusionner les catégories.'),
    }),
    remove: useUndoable({
      ...common,
      run: (change: { de: string; vers: string }) => categories.merge.mutate(change),
      words: changeWords('Catégorie supprimée', 'Impossible de supprimer la catégorie.'),
    }),
  }
}
