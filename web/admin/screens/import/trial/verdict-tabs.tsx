import type { VerdictCounts, VerdictName } from '#shared/import/verdict.ts'
import { verdicts } from '#shared/import/verdict.ts'
import { formatNumber } from '#shared/text/plural.ts'

type VerdictTabsProps = {
  counts: VerdictCounts
  /** Null for all rows. */
  shown: VerdictName | null
  onShow: (verdict: VerdictName | null) => void
}

const words: Record<VerdictName, readonly [one: string, many: string]> = {
  nouveau: ['nouvelle', 'nouvelles'],
  modifie: ['changée', 'changées'],
  identique: ['identique', 'identiques'],
  refuse: ['refusée', 'refusées'],
}

/** How many rows have each verdict; choosing one shows those alone. */
export function VerdictTabs({ counts, shown, onShow }: VerdictTabsProps) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <fieldset className="verdicts" aria-label="Filtrer par verdict">
      <Tab
        count={total}
        words={['ligne', 'lignes']}
        isShown={shown === null}
        onShow={() => onShow(null)}
      />
      {verdicts.map((verdict) => (
        <Tab
          key={verdict}
          count={counts[verdict]}
          words={words[verdict]}
          isShown={shown === verdict}
          onShow={() => onShow(verdict)}
        />
      ))}
    </fieldset>
  )
}

type TabProps = {
  count: number
  words: readonly [one: string, many: string]
  isShown: boolean
  onShow: () => void
}

const Tab = ({ count, words: [one, many], isShown, onShow }: TabProps) => (
  <button type="button" aria-pressed={isShown} onClick={onShow}>
    <b>{formatNumber(count)}</b> {count < 2 ? one : many}
  </button>
)
