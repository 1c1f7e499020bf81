import { and, type Column, eq, type SQL, sql } from 'drizzle-orm'

import { itemCategories } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/cote.ts'

type FilteredColumns = { id: Column; statut: Column }

/** Which items of a kind a list shows: the public ones, of a category (R63, R85). */
export function listCondition(
  kind: ItemKind,
  columns: FilteredColumns,
  categorie: string | undefined,
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
  )
}
