import { useEffect, useState } from 'react'

import type { RowChoice } from '#shared/tables/choose-rows.ts'
import type { TableHead } from '#shared/tables/table-messages.ts'
import { countOf } from '#shared/text/plural.ts'
import { valueMaxLength, valueOf } from '#shared/variables/prompt-values.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { noticeClass } from '#web/ui/notice.tsx'

import { ColumnsField, CountField, FilterField, SortFields } from './choice-fields.tsx'
import { Preview, Size } from './chosen-rows.tsx'
import type { ReadTable, TableReader } from './table-reader.ts'
import type { TableTarget } from './table-target.ts'
import { withTable } from './with-table.ts'

type TableChoiceProps = {
  reader: TableReader
  state: ReadTable
  target: TableTarget
  pasted: string | null
}

/** Choice of columns and rows, with length and preview. */
export function TableChoice({ state, ...props }: TableChoiceProps) {
  const { file, name } = state
  // An export with several tables opens on the longest one.
  const [index, setIndex] = useState(() => longestOf(file.tables))
  const head = file.tables[index]
  if (!head) return null
  return (
    <>
      <p className="font-semibold wrap-anywhere" tabIndex={-1} ref={focus}>
        {name}&nbsp;: {countOf(head.rowCount, 'ligne', 'lignes')},{' '}
        {countOf(head.columns.length, 'colonne', 'colonnes')}{' '}
        <span className="hint font-normal">({file.format})</span>
      </p>
      <ReadingNotes state={state} />
      {file.tables.length > 1 ? (
        <SelectField
          label="Tableau"
          value={String(index)}
          options={file.tables.map(({ title, rowCount, columns }, tableIndex) => ({
            value: String(tableIndex),
            label: `${tableIndex + 1}. ${title ?? columns.slice(0, 3).join(', ')} (${countOf(rowCount, 'ligne', 'lignes')})`,
          }))}
          onChange={({ target }) => setIndex(Number(target.value))}
        />
      ) : null}
      <RowsChoice key={index} {...props} index={index} head={head} state={state} />
    </>
  )
}

/** The button that was pressed before is gone. */
const focus = (element: HTMLElement | null) => element?.focus()

const longestOf = (tables: TableHead[]) =>
  tables.reduce(
    (best, { rowCount }, index) => (rowCount > (tables[best]?.rowCount ?? 0) ? index : best),
    0,
  )

function ReadingNotes({ state: { file } }: { state: ReadTable }) {
  const { headLines, uneven, tables } = file
  const notes = [
    tables.every(({ columns }) => columns.length === 1) &&
      'Une seule colonne\u00a0: si ce n’est pas une liste, le séparateur n’est ni virgule, ni point-virgule, ni tabulation, ni barre verticale. Exportez alors à nouveau en CSV.',
    uneven &&
      `${countOf(uneven.count, 'ligne n’a', 'lignes n’ont')} pas autant de cellules que de colonnes (la première\u00a0: ligne\u00a0${uneven.firstLine}). Ce qui dépasse reste dans la dernière colonne.`,
  ].filter((note) => typeof note === 'string')
  return (
    <>
      {notes.map((note) => (
        <p key={note} className={noticeClass({ tone: 'warn' })}>
          {note}
        </p>
      ))}
      {headLines > 0 ? (
        <p className="hint">
          {countOf(headLines, 'ligne d’en-tête ignorée', 'lignes d’en-tête ignorées')} au-dessus du
          tableau.
        </p>
      ) : null}
    </>
  )
}

type RowsChoiceProps = Omit<TableChoiceProps, 'state'> & {
  index: number
  head: TableHead
  state: ReadTable
}

/** More columns than these are not all proposed. */
const proposedColumns = 8

function RowsChoice({ reader, state, target, pasted, index, head }: RowsChoiceProps) {
  const [columns, setColumns] = useState(() => proposed(head))
  const [filter, setFilter] = useState('')
  const [sort, setSort] = useState<RowChoice['sort']>(null)
  const [typedCount, setTypedCount] = useState('')
  const value = valueOf(target.store.get(), target.variableKey) ?? ''
  const existingLength = withTable(value, '', pasted).length
  const remainingLength = Math.max(0, valueMaxLength - existingLength)
  const rowCount = typedCount === '' ? null : Number(typedCount)

  useEffect(() => {
    reader.choose(index, { columns, filter, sort, rowCount, remainingLength })
  }, [reader, index, columns, filter, sort, rowCount, remainingLength])

  const { chosen } = state
  return (
    <>
      <ColumnsField head={head} columns={columns} onChoose={setColumns} />
      <div className="grid gap-3 sm:grid-cols-2">
        <FilterField value={filter} onChange={setFilter} />
        <CountField value={typedCount} chosen={chosen} onChange={setTypedCount} />
        <SortFields columns={head.columns} sort={sort} onSort={setSort} />
      </div>
      {chosen ? (
        <>
          <Size
            chosen={chosen}
            hasColumns={columns.length > 0}
            existingLength={existingLength}
            onFit={() => setTypedCount(String(chosen.fittingCount))}
          />
          <Preview
            names={columns.map((columnIndex) => head.columns[columnIndex] ?? '')}
            chosen={chosen}
          />
        </>
      ) : null}
    </>
  )
}

/** The first columns that have values. */
const proposed = ({ columns, samples }: TableHead) =>
  columns
    .map((_, columnIndex) => columnIndex)
    .filter((columnIndex) => samples[columnIndex] !== '')
    .slice(0, proposedColumns)
