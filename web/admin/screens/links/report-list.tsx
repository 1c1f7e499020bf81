import { useMemo } from 'react'

import {
  type ReportSubject,
  reportSubjectLabels,
  reportSubjects,
} from '#shared/site/report-subjects.ts'
import { retention } from '#shared/site/retention.ts'
import { countOf } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { instant } from '#web/admin/controls/instant.ts'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import { dateText } from '#web/admin/table/date-text.ts'
import { FilterSelect } from '#web/admin/table/filter-select.tsx'
import { leaveRow } from '#web/admin/table/row-focus.ts'
import { oneOf } from '#web/admin/table/served-state.ts'
import { resultCount, tableTools } from '#web/admin/table/table-tools.tsx'
import { type WholeColumn, WholeTable } from '#web/admin/table/whole-table.tsx'
import type { ApiOutputs } from '#web/loading/trpc.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'

import { ItemLinks, itemsCell } from './item-links.tsx'

type Report = ApiOutputs['admin']['links']['reports'][number]

/** What visitors tell of pages, the latest first; what is dealt with waits no more. */
export function ReportList({ reports }: { reports: Report[] }) {
  const [{ sujet }, changeUrl] = useUrlState()
  const shown = oneOf(reportSubjects, sujet) ?? null
  const rows = shown === null ? reports : reports.filter((report) => report.sujet === shown)
  const { client, admin } = api.useUtils()
  const { mutate: settle } = useUndoable({
    run: ({ id }: Report) => client.admin.links.settle.mutate({ id }),
    undo: ({ id }) => client.admin.links.reopen.mutate({ id }),
    refresh: () => admin.invalidate(),
    words: {
      done: 'Signalement traité',
      failed: 'Impossible de noter ce signalement comme traité.',
      undone: 'Signalement rouvert',
      undoFailed: 'Impossible de rouvrir ce signalement.',
    },
    onDone: (_done, { id }) => leaveRow(id),
  })
  const columns = useMemo(() => reportColumns(settle), [settle])
  if (reports.length === 0) {
    return (
      <EmptyState
        title="Aucun signalement"
        text={`Ce que les visiteurs envoient par «\u00a0Signaler un problème\u00a0», au bas de chaque page, apparaît ici pendant ${retention.reportDays}\u00a0jours.`}
      />
    )
  }
  return (
    <>
      <div className={tableTools}>
        <FilterSelect<ReportSubject>
          label="Sujet"
          allLabel="Tous les sujets"
          value={shown}
          options={reportSubjects.map((value) => ({ value, label: reportSubjectLabels[value] }))}
          onChange={(next) => changeUrl({ sujet: next })}
        />
        <output className={resultCount}>
          {countOf(rows.length, 'signalement', 'signalements')}
        </output>
      </div>
      {rows.length === 0 ? (
        <div className="m-4">
          <EmptyState title="Aucun signalement de ce sujet" />
        </div>
      ) : (
        <WholeTable
          label="Signalements"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          initialSort={{ column: 'recu_le', order: 'desc' }}
          name="signalements"
        />
      )}
    </>
  )
}

const reportColumns = (onSettle: (report: Report) => void): WholeColumn<Report>[] => [
  {
    id: 'sujet',
    header: 'Signalement',
    sortValue: ({ sujet }) => reportSubjectLabels[sujet],
    className: 'c-ttl',
    cell: ({ sujet, texte }) => (
      <>
        <strong className="ttl">{reportSubjectLabels[sujet]}</strong>
        {texte === '' ? null : <span className="report-text">{texte}</span>}
      </>
    ),
  },
  {
    id: 'page',
    header: 'Page',
    sortValue: ({ page }) => page,
    className: itemsCell,
    cell: ({ page, fiche }) => (
      <>
        {fiche ? <ItemLinks items={[fiche]} /> : null}
        <ExternalLink className="hint inline-block min-h-6 break-all" href={page}>
          {page}
        </ExternalLink>
      </>
    ),
  },
  {
    id: 'recu_le',
    header: 'Reçu le',
    sortValue: ({ recu_le }) => recu_le,
    className: 'c-st',
    cell: ({ recu_le }) => <span className={dateText}>{instant(recu_le)}</span>,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    className: 'c-below max-md:row-4',
    cell: (report) => (
      <span className="acts">
        <Button
          size="sm"
          aria-label={`Traité\u00a0: ${reportSubjectLabels[report.sujet]}, ${report.page}`}
          onClick={() => onSettle(report)}
        >
          <Icon name="check" />
          Traité
        </Button>
      </span>
    ),
  },
]
