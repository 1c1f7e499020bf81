import { countOf, formatNumber } from '#shared/text/plural.ts'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'

type ItemCounts = { total: number; valide: number; brouillon: number; refuse: number }

type CountersProps = {
  prompts: ItemCounts
  gpts: ItemCounts
  /** Null for whoever may not see them. */
  users: { total: number; admins: number } | null
}

/** How many there are, and how they stand. */
export function Counters({ prompts, gpts, users }: CountersProps) {
  return (
    <div className="kpis">
      <ItemCounter title="Prompts" counts={prompts} />
      <ItemCounter title="GPT" counts={gpts} />
      {users ? (
        <section className="panel kpi">
          <h2>Comptes utilisateurs</h2>
          <p className="big">{formatNumber(users.total)}</p>
          <p className="split">
            <span className="hint">{countOf(users.admins, 'admin', 'admins')}</span>
          </p>
        </section>
      ) : null}
    </div>
  )
}

function ItemCounter({ title, counts }: { title: string; counts: ItemCounts }) {
  return (
    <section className="panel kpi">
      <h2>{title}</h2>
      <p className="big">{formatNumber(counts.total)}</p>
      <p className="split">
        <StatusBadge tone="valide">{countOf(counts.valide, 'valide', 'valides')}</StatusBadge>
        <StatusBadge tone="brouillon">
          {countOf(counts.brouillon, 'brouillon', 'brouillons')}
        </StatusBadge>
        <StatusBadge tone="refuse">{countOf(counts.refuse, 'refusé', 'refusés')}</StatusBadge>
      </p>
    </section>
  )
}
