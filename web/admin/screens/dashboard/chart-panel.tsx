import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

import { formatNumber } from '#shared/text/plural.ts'
import { PageFailure } from '#web/admin/controls/page-failure.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'

export type ChartSeries = { key: string; label: string }
export type ChartRow = {
  label: string
  /** The label on the axis, where it must be short. */
  tick?: string
  values: Record<string, number>
}

type ChartPanelProps = {
  title: string
  /** What the drawing shows, in a sentence for whoever does not see it. */
  summary: string
  /** What the rows are: heads the first column of the table. */
  rowHeader: string
  series: ChartSeries[]
  rows: ChartRow[]
  /** Further figures that stand in the table alone. */
  tableSeries?: ChartSeries[]
  /** How many rows are drawn; the table has all. */
  drawnRows?: number
  isLying?: boolean
}

const BarChart = lazy(() =>
  import('./bar-chart.tsx').then((module) => ({ default: module.BarChart })),
)

/** The figures stay in the table. */
const ChartFailure = ({ error }: ErrorComponentProps) => (
  <PageFailure
    title="Ce graphique n’a pas pu s’afficher"
    error={error}
    onRetry={() => location.reload()}
  />
)

/** A chart, its legend, and a table of the same figures. */
export function ChartPanel({
  title,
  summary,
  rowHeader,
  series,
  rows,
  tableSeries,
  drawnRows = rows.length,
  isLying = false,
}: ChartPanelProps) {
  const columns = [...series, ...(tableSeries ?? [])]
  return (
    <Panel
      className="[--chart:light-dark(oklch(0.4_0.05_250),oklch(0.8_0.03_200))]"
      title={title}
      aside={series.length > 1 ? <Legend series={series} /> : null}
    >
      <div className="p-4">
        <CatchBoundary getResetKey={() => title} errorComponent={ChartFailure}>
          {/* Too wide for a phone, where it is moved by finger or arrow keys. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard */}
          <section className={scrolled} aria-label={`Graphique\u00a0: ${title}`} tabIndex={0}>
            <figure aria-label={summary}>
              <div
                className={`text-tiny [&_.recharts-cartesian-axis-line]:stroke-edge-2 [&_.recharts-cartesian-grid_line]:stroke-rule [&_.recharts-text]:fill-ink-2 [&_svg]:overflow-visible ${isLying ? 'h-104' : 'h-60 min-w-136'}`}
                aria-hidden="true"
              >
                <Suspense fallback={<Spinner label="Chargement du graphique..." />}>
                  <BarChart rows={rows.slice(0, drawnRows)} series={series} isLying={isLying} />
                </Suspense>
              </div>
            </figure>
          </section>
        </CatchBoundary>
      </div>
      <details className="px-4 pb-3 text-small [&>section]:max-h-80">
        <summary className="min-h-9 cursor-pointer font-semibold">Voir les chiffres</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard */}
        <section className={scrolledTable} aria-label={`Chiffres\u00a0: ${title}`} tabIndex={0}>
          <table className="tbl">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{rowHeader}</th>
                {columns.map(({ key, label }) => (
                  <th key={key} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, values }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {columns.map(({ key }) => (
                    <td key={key}>{formatNumber(values[key] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </Panel>
  )
}

const scrolled = 'relative overflow-x-auto'
const scrolledTable = 'relative max-h-80 overflow-auto'

function Legend({ series }: { series: ChartSeries[] }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-label text-ink-2">
      {series.map(({ key, label }, index) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          <i className={`size-3 ${index === 0 ? 'bg-(--chart)' : 'bg-accent'}`} />
          {label}
        </span>
      ))}
    </p>
  )
}
