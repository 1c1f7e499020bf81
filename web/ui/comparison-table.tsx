import type { ReactNode } from 'react'

type ComparisonTableProps = {
  columns: string[]
  /** The first cell of a row is its heading. */
  rows: [heading: string, ...cells: ReactNode[]][]
  /** For a window. */
  isCompact?: boolean
}

const look =
  'w-full border-collapse bg-card [&_:is(td,th)]:border-b [&_:is(td,th)]:border-rule [&_:is(td,th)]:text-left [&_:is(td,th)]:align-top [&_tbody_th]:font-semibold [&_tbody_th]:text-ink-2 [&_td:last-child]:font-semibold [&_thead_th]:border-b-2 [&_thead_th]:border-ink [&_thead_th]:leading-tight'
const wide =
  'text-small [&_:is(td,th)]:px-4 [&_:is(td,th)]:py-3 [&_thead_th]:font-display [&_thead_th]:text-t4 [&_thead_th]:font-strong'
const compact =
  'mt-3 table-fixed text-label [&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-2 [&_:is(td,th)]:pl-0 [&_:is(td,th)]:wrap-anywhere [&_thead_th]:font-semibold'

export function ComparisonTable({ columns, rows, isCompact = false }: ComparisonTableProps) {
  return (
    <table className={`${look} ${isCompact ? compact : wide}`}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells]) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
