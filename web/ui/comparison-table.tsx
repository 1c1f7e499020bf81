import type { ReactNode } from 'react'

type ComparisonTableProps = {
  columns: string[]
  /** The first cell of a row is its heading. */
  rows: [heading: string, ...cells: ReactNode[]][]
  /** For a window. */
  isCompact?: boolean
}

const cell = 'min-w-0 border-0 border-rule text-left align-top'
const wideCell = `${cell} px-4 py-3 max-[24rem]:px-2 max-[24rem]:wrap-anywhere`
const compactCell = `${cell} py-2 pr-2 pl-0 wrap-anywhere`

export function ComparisonTable({ columns, rows, isCompact = false }: ComparisonTableProps) {
  const cellClass = isCompact ? compactCell : wideCell
  const columnClass = isCompact ? 'font-semibold' : 'font-display text-t4 font-strong'
  return (
    <table
      className={`w-full border-collapse bg-card ${isCompact ? 'mt-3 table-fixed text-label' : 'text-small'}`}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={`${cellClass} border-b-2 border-b-ink leading-tight ${columnClass}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells]) => (
          <tr key={heading}>
            <th scope="row" className={`${cellClass} border-b font-semibold text-ink-2`}>
              {heading}
            </th>
            {cells.map((content, index) => (
              <td key={columns[index + 1]} className={`${cellClass} border-b last:font-semibold`}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
