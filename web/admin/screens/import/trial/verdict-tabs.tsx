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
    <fieldset className="flex flex-wrap border-b border-edge" aria-label="Filtrer par verdict">
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
  <button
    type="button"
    className={`flex-[1_1_5.25rem] border-0 border-l border-rule p-3 text-left text-label text-ink-2 first:border-l-0 focus-visible:-outline-offset-3 ${isShown ? shownTab : otherTab}`}
    aria-pressed={isShown}
    onClick={onShow}
  >
    <b className="block font-display text-[1.5rem] leading-[1.1] font-demi text-ink">
      {formatNumber(count)}
    </b>{' '}
    {count < 2 ? one : many}
  </button>
)

const shownTab = 'bg-card-2 shadow-[inset_0_-3px_0_var(--color-accent)]'
const otherTab = 'bg-transparent hover:bg-card-2'
