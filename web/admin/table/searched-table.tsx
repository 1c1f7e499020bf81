import { useMemo } from 'react'

import { foldText } from '#shared/search/search-text.ts'
import { useUrlState } from '#web/admin/controls/url-state.ts'

import { TableEmpty, TableSearch, TableTools } from './table-tools.tsx'
import { WholeTable, type WholeTableProps } from './whole-table.tsx'

type SearchedTableProps<Row> = WholeTableProps<Row> & {
  /** Names the list with its search. */
  listLabel: string
  searchLabel: string
  placeholder: string
  /** What of a row is searched; the same function at every drawing. */
  textOf: (row: Row) => string
}

/** A table whose rows are all here, under a search for words that its address keeps. */
export function SearchedTable<Row extends object>({
  listLabel,
  searchLabel,
  placeholder,
  textOf,
  rows,
  ...table
}: SearchedTableProps<Row>) {
  const [{ q = '' }, changeUrl] = useUrlState()
  const folded = useMemo(
    () => rows.map((row) => ({ row, text: foldText(textOf(row)) })),
    [rows, textOf],
  )
  // Every word is asked for, whatever its accents and capitals.
  const found = useMemo(() => {
    const words = foldText(q).split(' ')
    return folded
      .filter(({ text }) => words.every((word) => text.includes(word)))
      .map(({ row }) => row)
  }, [folded, q])
  return (
    <section className="panel" aria-label={listLabel}>
      <TableTools count={found.length}>
        <TableSearch
          label={searchLabel}
          placeholder={placeholder}
          value={q}
          onChange={(text) => changeUrl({ q: text })}
        />
      </TableTools>
      {found.length === 0 ? <TableEmpty term={q} /> : <WholeTable rows={found} {...table} />}
    </section>
  )
}
