import { and, type Column, eq, like, or, type SQL, sql } from 'drizzle-orm'

import { itemCategories } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/cote.ts'

export type ListFilter = { categorie?: string | undefined; q?: string | undefined }

type FilteredColumns = { id: Column; statut: Column; texts: Column[]; tags: Column }

/** Which items of a kind a list shows: public ones, of a category, whose text holds `q` (R63, R85). */
export function listCondition(
  kind: ItemKind,
  columns: FilteredColumns,
  { categorie, q }: ListFilter,
): SQL | undefined {
  return and(
    eq(columns.statut, 'valide'),
    categorie === undefined
      ? undefined
      : sql`${columns.id} in (select ${itemCategories.item_id} from ${itemCategories} where ${and(
          eq(itemCategories.statut, 'valide'),
          eq(itemCategories.kind, kind),
          eq(itemCategories.categorie, categorie),
        )})`,
    q === undefined
      ? undefined
      : or(
          ...columns.texts.map((column) => contains(column, q)),
          sql`exists (select 1 from json_each(${columns.tags}) where ${contains(sql`value`, q)})`,
        ),
  )
}

function contains(column: Column | SQL, text: string): SQL {
  const pattern = `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`
  return sql`${like(sql`${column}`, pattern)} escape '\\'`
}
