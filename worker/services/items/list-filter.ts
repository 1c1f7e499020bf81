import { and, type Column, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { itemCategories, itemTags, prompts } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Niveau } from '#shared/items/niveau.ts'

/** What narrows a list of a kind. */
export type ListFilter = {
  categorie?: string | undefined
  /** The spellings of one tag: an item has at least one of them. */
  tags?: string[] | undefined
  /** An item that names no assistant has the default one. */
  ia?: { name: string; isDefault: boolean } | undefined
  /** Prompts alone have a level. */
  niveau?: Niveau | undefined
}

/** Which items of a kind a list shows: the public ones that every filter leaves. */
export function listCondition(
  kind: ItemKind,
  { categorie, tags, ia, niveau }: ListFilter,
): SQL | undefined {
  const table = contentTables[kind]
  return and(
    eq(table.statut, 'valide'),
    categorie === undefined ? undefined : hasCategory(kind, table.id, categorie),
    tags === undefined ? undefined : hasTag(kind, table.id, tags),
    ia && or(eq(table.ia, ia.name), ia.isDefault ? isNull(table.ia) : undefined),
    niveau === undefined || kind === 'gpt' ? undefined : eq(prompts.niveau, niveau),
  )
}

const hasCategory = (kind: ItemKind, id: Column, categorie: string) =>
  sql`${id} in (select ${itemCategories.item_id} from ${itemCategories} where ${and(
    eq(itemCategories.statut, 'valide'),
    eq(itemCategories.kind, kind),
    eq(itemCategories.categorie, categorie),
  )})`

const hasTag = (kind: ItemKind, id: Column, tags: string[]) =>
  sql`${id} in (select ${itemTags.item_id} from ${itemTags} where ${and(
    eq(itemTags.statut, 'valide'),
    eq(itemTags.kind, kind),
    inArray(itemTags.tag, tags),
  )})`
