import { type CategoryInput, categoryInputOf } from '#shared/labels/category-input.ts'
import type { Database } from '#worker/database/db.ts'

import { asAdmin } from './caller.ts'

/** What is said of a category, as its form reads it. */
export async function readCategory(db: Database, nom: string): Promise<CategoryInput> {
  const all = await asAdmin(db).admin.categories.list()
  const category = all.find((one) => one.nom === nom)
  if (!category || category.code === null) throw new Error(`Nobody created ${nom}`)
  return categoryInputOf({ ...category, code: category.code })
}
