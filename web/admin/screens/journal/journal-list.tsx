import { keepPreviousData } from '@tanstack/react-query'
import { useId } from 'react'

import { actionLabels } from '#shared/admin/action-labels.ts'
import { adminActions, securityEventTypes } from '#shared/admin/admin-log.ts'
import { api } from '#web/admin/api/api.ts'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { Select } from '#web/admin/form/select-field.tsx'
import { PageFailure } from '#web/admin/session/page-failure.tsx'
import { DataTable } from '#web/admin/table/data-table.tsx'
import { TableEmpty, TablePager, TableSearch, TableTools } from '#web/admin/table/table-tools.tsx'
import type { UrlChanges } from '#web/admin/table/url-state.ts'
import { sortableColumns } from '#web/admin/table/whole-table.tsx'

import { journalColumns } from './journal-columns.tsx'
import { journalInput, journalSortChanges, type JournalState } from './journal-state.ts'

type JournalListProps = {
  state: JournalState
  onChange: (changes: UrlChanges, isStep?: boolean) => void
}

/** What was done, with filters that stay in the address. */
export function JournalList({ state, onChange }: JournalListProps) {
  const { data, error, refetch, isFetching } = api.admin.journal.list.useQuery(
    journalInput(state),
    {
      placeholderData: keepPreviousData,
    },
  )
  return (
    <>
      <TableTools count={data?.total}>
        <TableSearch
          label="Identifiant de l’enregistrement"
          placeholder="Identifiant de l’enregistrement"
          value={state.q}
          onChange={(q) => onChange({ q })}
        />
        <TableSearch
          label="Adresse e-mail de l’auteur"
          placeholder="E-mail de l’auteur"
          value={state.auteur}
          onChange={(auteur) => onChange({ auteur })}
        />
        <Select
          aria-label="Action"
          value={state.action || all}
          options={actionOptions}
          onChange={(action) => onChange({ action: action === all ? null : action })}
        />
        <DayField label="Du" value={state.du} onChange={(du) => onChange({ du })} />
        <DayField label="Au" value={state.au} onChange={(au) => onChange({ au })} />
      </TableTools>
      {error ? <PageFailure error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Spinner /> : null}
      {data?.items.length === 0 ? <TableEmpty term={state.q || state.auteur} /> : null}
      {data && data.items.length > 0 ? (
        <>
          <DataTable
            label="Journal"
            columns={columns}
            rows={data.items}
            rowId={({ id }) => id}
            sort={{ column: state.tri, order: state.ordre }}
            onSortChange={(sort) => onChange(journalSortChanges(sort))}
            isBusy={isFetching}
          />
          <TablePager
            page={data.page}
            pageSize={data.pageSize}
            total={data.total}
            onPage={(page) => onChange({ page: page === 1 ? null : page }, true)}
          />
        </>
      ) : null}
    </>
  )
}

/** The server sorts by what the cells say. */
const columns = sortableColumns(journalColumns)

/** A select has no empty value. */
const all = 'all'

const actionOptions = [
  { value: all, label: 'Toutes les actions' },
  ...[...adminActions, ...securityEventTypes].map((value) => ({
    value,
    label: actionLabels[value],
  })),
]

type DayFieldProps = { label: string; value: string; onChange: (day: string) => void }

function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <span className="tbl-day">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="date"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </span>
  )
}
