import { keepPreviousData } from '@tanstack/react-query'
import { useId } from 'react'

import { actionLabels } from '#shared/admin/action-labels.ts'
import {
  type AdminAction,
  adminActions,
  type JournalPart,
  type JournalTri,
  type SecurityEventType,
  securityEventTypes,
} from '#shared/admin/admin-log.ts'
import { api } from '#web/admin/api/api.ts'
import type { UrlChanges } from '#web/admin/controls/url-state.ts'
import { FilterSelect } from '#web/admin/table/filter-select.tsx'
import { ServedTable } from '#web/admin/table/served-table.tsx'
import { TableSearch, TableTools } from '#web/admin/table/table-tools.tsx'
import { sortableColumns } from '#web/admin/table/whole-table.tsx'
import type { ApiOutputs } from '#web/loading/trpc.ts'

import { EventCounts } from './event-counts.tsx'
import { journalColumns } from './journal-columns.tsx'
import { groupVisits, ungrouped } from './journal-rows.ts'
import { journalInput, journalSortChanges, type JournalState } from './journal-state.ts'

type JournalListProps = {
  state: JournalState
  onChange: (changes: UrlChanges, isStep?: boolean) => void
}

/** One part of the journal, with its filters in the address. */
export function JournalList({ state, onChange }: JournalListProps) {
  const asked = api.admin.journal.list.useQuery(journalInput(state), {
    placeholderData: keepPreviousData,
  })
  return (
    <>
      {state.part === 'connexions' ? <EventCounts /> : null}
      <TableTools count={asked.data?.total}>
        <TableSearch
          label="Titre de la fiche ou identifiant"
          placeholder="Titre de la fiche ou identifiant"
          value={state.q}
          onChange={(q) => onChange({ q })}
        />
        <TableSearch
          label="Adresse e-mail de l’auteur"
          placeholder="E-mail de l’auteur"
          value={state.auteur}
          onChange={(auteur) => onChange({ auteur })}
        />
        <FilterSelect
          label="Action"
          allLabel="Toutes les actions"
          value={state.action || null}
          options={actionOptions[state.part]}
          onChange={(action) => onChange({ action })}
        />
        <DayField label="Du" value={state.du} onChange={(du) => onChange({ du })} />
        <DayField label="Au" value={state.au} onChange={(au) => onChange({ au })} />
      </TableTools>
      <ServedTable
        label={journalPartLabels[state.part]}
        columns={columns}
        rowId={({ id }) => id}
        asked={{ ...asked, data: shownPage(asked.data, state.tri) }}
        term={state.q || state.auteur}
        sort={{ column: state.tri, order: state.ordre }}
        sortChanges={journalSortChanges}
        onChange={onChange}
      />
    </>
  )
}

type JournalPage = ApiOutputs['admin']['journal']['list']

/** In the order of time, visits that follow each other are one row. */
const shownPage = (page: JournalPage | undefined, tri: JournalTri) =>
  page && { ...page, items: tri === 'created_at' ? groupVisits(page.items) : ungrouped(page.items) }

/** The server sorts by what the cells say. */
const columns = sortableColumns(journalColumns)

export const journalPartLabels: Record<JournalPart, string> = {
  modifications: 'Modifications',
  connexions: 'Connexions',
}

const optionsOf = (actions: readonly (AdminAction | SecurityEventType)[]) =>
  actions.map((value) => ({ value, label: actionLabels[value] }))

const actionOptions: Record<JournalPart, ReturnType<typeof optionsOf>> = {
  modifications: optionsOf(adminActions),
  connexions: optionsOf(securityEventTypes),
}

type DayFieldProps = { label: string; value: string; onChange: (day: string) => void }

function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <span className="inline-flex items-center gap-2 text-label">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input w-auto"
        type="date"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </span>
  )
}
