import { formerLabels, removedTags } from '#drizzle/schema/index.ts'
import { categoryPath } from '#shared/categories/category-slug.ts'
import { foldLabel } from '#shared/labels/label-spelling.ts'
import { tagPath } from '#shared/pages/tag.ts'
import type { Database } from '#worker/database/db.ts'

type Kind = 'tag' | 'categorie'

/** The latest change of each former name, by folded name. */
type Renamings = ReadonlyMap<string, { nom: string; nouveau: string; ordre: number }>

/** Former names of labels by kind, and the deleted tags. */
export type FormerLabels = Record<Kind, Renamings> & {
  /** When tags were deleted, by their folded name. */
  retires: ReadonlyMap<string, string>
}

/** Every name that a label had, and every tag that was deleted: a few, however many items there are. */
export async function readFormerLabels(db: Database): Promise<FormerLabels> {
  const { quoi, pli, nom, nouveau, ordre } = formerLabels
  const [rows, removed] = await Promise.all([
    db.select({ quoi, pli, nom, nouveau, ordre }).from(formerLabels).orderBy(ordre),
    db.select({ pli: removedTags.pli, retire_le: removedTags.retire_le }).from(removedTags),
  ])
  const of = (kind: Kind) =>
    new Map(rows.filter((row) => row.quoi === kind).map((row) => [row.pli, row]))
  const retires = new Map(removed.map((row) => [row.pli, row.retire_le]))
  return { tag: of('tag'), categorie: of('categorie'), retires }
}

/** When a tag was deleted, by any name that it had; null for one that was not. */
export function removedAt({ tag, retires }: FormerLabels, name: string): string | null {
  const present = presentName(tag, name)
  return retires.get(foldLabel(name)) ?? (present && retires.get(foldLabel(present))) ?? null
}

/** What was written at an instant, without the tags that were deleted since. */
export function withoutRemovedTags<Labelled extends { tags: string[] }>(
  former: FormerLabels,
  labelled: Labelled,
  ecrit_le: string,
): Labelled {
  const isLeft = (name: string) => {
    const retire_le = removedAt(former, name)
    return retire_le === null || retire_le < ecrit_le
  }
  return labelled.tags.every(isLeft)
    ? labelled
    : { ...labelled, tags: labelled.tags.filter(isLeft) }
}

/**
 * The present name of a label by a former one. Null if no label had that name. Follows later changes only: after
 * A → B → C → A, B and C lead to A.
 */
export function presentName(
  former: Renamings,
  name: string,
  isUsed: (name: string) => boolean = () => false,
): string | null {
  let renaming = former.get(foldLabel(name))
  while (renaming && !isUsed(renaming.nouveau)) {
    const next = former.get(foldLabel(renaming.nouveau))
    if (!next || next.ordre <= renaming.ordre) break
    renaming = next
  }
  return renaming?.nouveau ?? null
}

/** Former names by the folded present name, without the names that are in use again. */
export function formerNames(former: Renamings, used: ReadonlySet<string>): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const [pli, { nom }] of former) {
    const present = foldLabel(presentName(former, nom) ?? '')
    if (!used.has(pli)) names.set(present, [...(names.get(present) ?? []), nom])
  }
  return names
}

const labelPage = /^\/(tag|categorie)\/([^/]+)$/

/** Where the label of a page is now that had another name, and whether it is a deleted tag's; null for neither. */
export async function findFormerPage(
  db: Database,
  path: string,
): Promise<{ path: string | null; isGone: boolean } | null> {
  const [, kind, slug] = labelPage.exec(path) ?? []
  if ((kind !== 'tag' && kind !== 'categorie') || slug === undefined) return null
  const former = await readFormerLabels(db)
  const present = presentName(former[kind], slug)
  const there = present && (kind === 'tag' ? tagPath(present) : categoryPath(present))
  return {
    path: there === path ? null : there,
    isGone: kind === 'tag' && removedAt(former, slug) !== null,
  }
}
