import { formerLabels } from '#drizzle/schema/index.ts'
import { categoryPath } from '#shared/categories/category-slug.ts'
import { foldLabel } from '#shared/labels/label-spelling.ts'
import { tagPath } from '#shared/pages/tag.ts'
import type { Database } from '#worker/database/db.ts'

type Kind = 'tag' | 'categorie'

/** What labels are called that had other names, by kind and folded name. */
export type FormerLabels = Record<Kind, ReadonlyMap<string, string>>

/** Every name that a label had: a few, however many items there are. */
export async function readFormerLabels(db: Database): Promise<FormerLabels> {
  const { quoi, pli, nouveau } = formerLabels
  const rows = await db.select({ quoi, pli, nouveau }).from(formerLabels)
  const of = (kind: Kind) =>
    new Map(rows.filter((row) => row.quoi === kind).map((row) => [row.pli, row.nouveau]))
  return { tag: of('tag'), categorie: of('categorie') }
}

/** What a label is called now that had this name, however often it was renamed; null where it had none. */
export function presentName(
  former: ReadonlyMap<string, string>,
  name: string,
  isUsed: (name: string) => boolean = () => false,
): string | null {
  const seen = new Set<string>()
  let present: string | null = null
  for (let pli = foldLabel(name); !seen.has(pli); pli = foldLabel(present)) {
    seen.add(pli)
    const next = former.get(pli)
    if (next === undefined) break
    present = next
    if (isUsed(present)) break
  }
  return present
}

const labelPage = /^\/(tag|categorie)\/([^/]+)$/

/** Where the label of a page is now that had another name; null for any other path. */
export async function findRenamedPage(db: Database, path: string): Promise<string | null> {
  const [, kind, slug] = labelPage.exec(path) ?? []
  if ((kind !== 'tag' && kind !== 'categorie') || slug === undefined) return null
  const present = presentName((await readFormerLabels(db))[kind], slug)
  if (present === null) return null
  const there = kind === 'tag' ? tagPath(present) : categoryPath(present)
  return there === path ? null : there
}
