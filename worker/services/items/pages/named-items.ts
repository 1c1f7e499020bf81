import { and, eq, inArray, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { type NamedItem, namedItems } from '#shared/items/named-items.ts'
import { foldText } from '#shared/search/search-text.ts'
import type { MarkdownNode, MarkdownTree } from '#shared/text/markdown-tree.ts'
import type { Database } from '#worker/database/db.ts'

/** The pages of public items by what names them. */
export type NamedPages = ReadonlyMap<string, string>

const keyOf = ({ kind, title }: Pick<NamedItem, 'kind' | 'title'>) => `${kind} ${foldText(title)}`

/** A page links to this many items of a kind at most, however many its texts name. */
const maxNamed = 100

/** The pages of the public items that these texts name by their titles, however accents and spaces are typed. */
export async function findNamedPages(db: Database, texts: string[]): Promise<NamedPages> {
  const named = texts.flatMap(namedItems)
  const found = await Promise.all([pagesOf(db, 'prompt', named), pagesOf(db, 'gpt', named)])
  return new Map(found.flat())
}

async function pagesOf(
  db: Database,
  kind: ItemKind,
  named: NamedItem[],
): Promise<[string, string][]> {
  const titles = new Set(
    named.filter((one) => one.kind === kind).map(({ title }) => foldText(title)),
  )
  if (titles.size === 0) return []
  const table = contentTables[kind]
  const title = sql<string>`${table.recherche} ->> 'titre'`
  const rows = await db
    .select({ slug: table.slug, title })
    .from(table)
    .where(and(inArray(title, [...titles].slice(0, maxNamed)), eq(table.statut, 'valide')))
  return rows.map((row) => [keyOf({ kind, title: row.title }), `/${kind}/${row.slug}`])
}

/** A text in which what it names leads there. */
export function linkedText(text: string, pages: NamedPages): MarkdownTree {
  const nodes: MarkdownNode[] = []
  let shown = 0
  for (const item of namedItems(text)) {
    const href = pages.get(keyOf(item))
    if (href === undefined) continue
    nodes.push(text.slice(shown, item.start), ['a', { href }, text.slice(item.start, item.end)])
    shown = item.end
  }
  return [...nodes, text.slice(shown)].filter((node) => node !== '')
}

/** A description in which what its texts name leads there; what is a link or code already stays. */
export const linkedTree = (tree: MarkdownTree, pages: NamedPages): MarkdownTree =>
  tree.flatMap((node) => {
    if (typeof node === 'string') return linkedText(node, pages)
    if (node[0] === 'a' || node[0] === 'code' || node[0] === 'pre') return [node]
    const [tag, ...children] = node
    return [[tag, ...linkedTree(children, pages)]]
  })
