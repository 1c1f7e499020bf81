import { chooseRows } from '#shared/tables/choose-rows.ts'
import { readTableFile, readTableText } from '#shared/tables/read-table.ts'
import type { TableAnswer, TableRequest, TableSummary } from '#shared/tables/table-messages.ts'
import type { Table, TableFile } from '#shared/tables/table.ts'
import { UnreadableFile } from '#shared/text/unreadable-file.ts'

/** The rows stay here: the page gets those that it shows. */
let tables: Table[] = []

const answer = (message: TableAnswer) => postMessage(message)
const tellProgress = (share: number) => answer({ type: 'progress', share })

onmessage = ({ data: request }: MessageEvent<TableRequest>) => {
  if (request.type === 'choose') {
    const table = tables[request.table]
    if (table) answer({ type: 'chosen', id: request.id, chosen: chooseRows(table, request.choice) })
    return
  }
  try {
    const file =
      request.type === 'read-file'
        ? readTableFile(request.file, tellProgress)
        : readTableText(request.text, tellProgress)
    tables = file.tables
    answer({ type: 'read', file: summarize(file) })
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    answer({ type: 'refused', reason: error.message })
  }
}

const summarize = ({ tables: read, ...file }: TableFile): TableSummary => ({
  ...file,
  tables: read.map(({ title, columns, rows }) => ({
    title,
    columns,
    rowCount: rows.length,
    samples: columns.map(
      (_, columnIndex) =>
        rows.find((row) => row[columnIndex] !== '')?.[columnIndex]?.slice(0, 80) ?? '',
    ),
  })),
})
