import { actionLabel } from '#shared/admin/action-labels.ts'
import type { EventCount } from '#shared/admin/admin-log.ts'
import { retention } from '#shared/site/retention.ts'
import { formatNumber } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { instant } from '#web/admin/controls/instant.ts'

/** Events that are counted by hour: those without a row, and those beyond the daily number of rows. */
export function EventCounts() {
  const { data = [] } = api.admin.journal.eventCounts.useQuery()
  return <CountedEvents counts={data} />
}

export function CountedEvents({ counts }: { counts: EventCount[] }) {
  if (counts.length === 0) return null
  return (
    <section className="stack m-4" aria-labelledby="evenements-comptes">
      <h2 id="evenements-comptes" className="text-t4">
        Événements comptés, sans ligne au journal
      </h2>
      <ul>
        {counts.map(({ event, lastDay, total, lastHour }) => (
          <li key={event}>
            {actionLabel(event)}&nbsp;: {formatNumber(lastDay)} en 24&nbsp;heures,{' '}
            {formatNumber(total)} en {retention.eventCountDays}&nbsp;jours.{' '}
            <span className="hint">Dernière heure&nbsp;: {instant(lastHour)}.</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
