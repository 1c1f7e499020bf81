import { useState } from 'react'

export type Selection<Row> = {
  /** Of the rows that are shown, those that were chosen. */
  selected: Row[]
  choose: (ids: readonly string[]) => void
  clear: () => void
}

/** Which rows of a table are chosen, for what is done to them at once. */
export function useSelection<Row>(
  rows: readonly Row[] | undefined,
  rowId: (row: Row) => string,
): Selection<Row> {
  const [chosen, choose] = useState<readonly string[]>([])
  return {
    selected: rows?.filter((row) => chosen.includes(rowId(row))) ?? [],
    choose,
    clear: () => choose([]),
  }
}
