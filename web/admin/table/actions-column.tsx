import type { ReactNode } from 'react'

import type { DataColumn } from './data-table.tsx'

/** The last column: a row's buttons, of which the first edits it or leads on. */
export const actionsColumn = <Row,>(actions: (row: Row) => ReactNode): DataColumn<Row> => ({
  id: 'actions',
  header: 'Actions',
  isHeaderHidden: true,
  className: 'c-acts',
  cell: (row) => <span className="acts">{actions(row)}</span>,
})
