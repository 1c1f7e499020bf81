import type { ReactNode } from 'react'

import { countOf, formatNumber } from '#shared/text/plural.ts'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'

import { TopCard } from './top-card.tsx'

type ItemCounts = { total: number; valide: number; brouillon: number; refuse: number }

type CountersProps = {
  prompts: ItemCounts
  gpts: ItemCounts
  /** Null for whoever may not see them. */
  users: { total: number; admins: number } | null
}

/** Numbers of items by status, and of accounts. */
export function Counters({ prompts, gpts, users }: CountersProps) {
  return (
    <>
      <ItemCounter title="Prompts" counts={prompts} />
      <ItemCounter title="GPT" counts={gpts} />
      {users ? (
        <Counter title="Comptes utilisateurs" value={users.total}>
          <span className="hint">{countOf(users.admins, 'admin', 'admins')}</span>
        </Counter>
      ) : null}
    </>
  )
}

const ItemCounter = ({ title, counts }: { title: string; counts: ItemCounts }) => (
  <Counter title={title} value={counts.total}>
    <StatusBadge tone="valide" isBare>
      {countOf(counts.valide, 'valide', 'valides')}
    </StatusBadge>
    <StatusBadge tone="brouillon" isBare>
      {countOf(counts.brouillon, 'brouillon', 'brouillons')}
    </StatusBadge>
    <StatusBadge tone="refuse" isBare>
      {countOf(counts.refuse, 'refusé', 'refusés')}
    </StatusBadge>
  </Counter>
)

type CounterProps = { title: string; value: number; children: ReactNode }

const Counter = ({ title, value, children }: CounterProps) => (
  <TopCard title={title}>
    <p className="font-display text-t2 leading-none font-demi">{formatNumber(value)}</p>
    <p className="flex flex-wrap gap-x-3 text-micro">{children}</p>
  </TopCard>
)
