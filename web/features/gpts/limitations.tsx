import type {
  Importance,
  LimitationItem,
  LimitationType,
} from '#shared/items/sections/limitations.ts'
import type { MarkdownTree } from '#shared/text/markdown-tree.ts'
import { typeset } from '#shared/text/typography.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RichText } from '#web/ui/rich-text.tsx'

type ShownLimitation = Omit<LimitationItem, 'description'> & { description: MarkdownTree }

const kinds: Record<LimitationType, { label: string; icon: IconName }> = {
  limitation: { label: 'Limitation', icon: 'warn' },
  prerequis: { label: 'Prérequis', icon: 'key' },
  recommandation: { label: 'Recommandation', icon: 'bulb' },
}

const importances: Record<Importance, { label: string; bars: number; color: string }> = {
  high: { label: 'Élevée', bars: 3, color: 'text-bad' },
  medium: { label: 'Moyenne', bars: 2, color: 'text-warn' },
  low: { label: 'Faible', bars: 1, color: 'text-ink-3' },
}

/** Limitations, prerequisites and recommendations, with how much each matters. */
export function Limitations({ items }: { items: ShownLimitation[] }) {
  return (
    <ul className="rounded-2 border border-edge bg-card shadow-1">
      {items.map(({ type, titre, description, importance }) => (
        <li
          key={titre}
          className="grid gap-x-5 gap-y-1 border-rule px-5 py-4 not-first:border-t md:grid-cols-[10rem_minmax(0,1fr)_auto]"
        >
          <span className="inline-flex items-center gap-1.5 text-label font-semibold md:pt-0.5">
            <Icon name={kinds[type].icon} className="size-4" />
            {kinds[type].label}
          </span>
          <div>
            <h3 className="text-t4">{typeset(titre)}</h3>
            <p className="max-w-2xl text-small text-ink-2">
              <RichText tree={description} />
            </p>
          </div>
          {importance ? <ImportanceMark importance={importance} /> : null}
        </li>
      ))}
    </ul>
  )
}

function ImportanceMark({ importance }: { importance: Importance }) {
  const { label, bars, color } = importances[importance]
  return (
    <span
      className={`inline-flex items-center gap-2 text-label font-semibold whitespace-nowrap ${color}`}
    >
      <svg className="h-2.5 w-7 fill-current" viewBox="0 0 26 10" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            className={bar < bars ? undefined : 'fill-none stroke-current'}
            x={0.5 + bar * 9}
            y=".5"
            width="7"
            height="9"
          />
        ))}
      </svg>
      <span className="sr-only">Importance : </span>
      {label}
    </span>
  )
}
