import { useRef } from 'react'

import { isSame } from '#shared/items/draft-edits.ts'
import type { CategoryInput } from '#shared/labels/category-input.ts'
import type { UsedCategory } from '#shared/labels/used-category.ts'
import { api } from '#web/admin/api/api.ts'
import { undoQuestion } from '#web/admin/items/item-changes.ts'

import { type CategoryDraft, categoryOf, newCategoryOf } from './category-draft.ts'

type SavedCategory = {
  name: string
  /** Absent for a category that was created. */
  content?: CategoryInput | undefined
  /** The journal entry of the rename, which undoes it. */
  renamed?: { entree: string; publiques: number }
}

/** Saves the content of a category, then its name, which changes its items. Undoes both in reverse order. */
export function useCategorySaving(edited: UsedCategory | null, stored: CategoryInput | null) {
  const { categories } = api.useUtils().client.admin
  // A refused rename leaves the content saved, from which the next attempt starts.
  const savedContent = useRef(stored)

  async function saveContent(nom: string, draft: CategoryDraft) {
    if (!stored) {
      await categories.create.mutate(newCategoryOf({ ...draft, nom }))
      return undefined
    }
    const content = categoryOf(draft)
    const expected = savedContent.current ?? stored
    if (!isSame(expected, content)) {
      await categories.update.mutate({ nom, lu: expected, categorie: content })
      savedContent.current = content
    }
    return content
  }

  async function save(draft: CategoryDraft): Promise<SavedCategory> {
    if (!edited) {
      const created = await categories.create.mutate(newCategoryOf(draft))
      return { name: created.nom }
    }
    const { nom } = edited
    const content = await saveContent(nom, draft)
    const newName = draft.nom.trim()
    if (newName === nom) return { name: nom, content }
    const renamed = await categories.rename.mutate({ nom, vers: newName })
    return { name: newName, content, renamed }
  }

  async function undo({ content, renamed }: SavedCategory) {
    if (renamed) await categories.undo.mutate({ entree: renamed.entree })
    if (edited && stored && content && !isSame(content, stored)) {
      await categories.update.mutate({ nom: edited.nom, lu: content, categorie: stored })
    }
  }

  return {
    save,
    undo: stored ? undo : undefined,
    undoQuestion: ({ renamed }: SavedCategory) =>
      renamed ? undoQuestion(renamed.publiques) : null,
  }
}
