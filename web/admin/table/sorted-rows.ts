import type { Ordre } from '#shared/admin/content-list.ts'

/** What a cell says, for the order of its column; null is nothing. */
export type SortValue = string | number | null

export type Sort = { column: string; order: Ordre }

const collator = new Intl.Collator('fr', { numeric: true })

/** Rows in the order of one value: words as a reader expects them, what has none last both ways. */
export function sortedRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  order: Ordre,
): Row[] {
  const direction = order === 'asc' ? 1 : -1
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) {
        return Number(a.value === null) - Number(b.value === null)
      }
      return direction * compare(a.value, b.value)
    })
    .map(({ row }) => row)
}

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
