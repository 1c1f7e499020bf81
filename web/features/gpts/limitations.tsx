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

const importanceNames: Record<Importance, { label: string; bars: number }> = {
  high: { label: 'Élevée', bars: 3 },
  medium: { label: 'Moyenne', bars: 2 },
  low: { label: 'Faible', bars: 1 },
}

/** Limitations, prerequisites and recommendations, with how much each matters. */
export function Limitations({ items }: { items: ShownLimitation[] }) {
  return (
    <ul className="limits">
      {items.map(({ type, titre, description, importance }) => (
        <li key={titre}>
          <span className="kind">
            <Icon name={kinds[type].icon} />
            {kinds[type].label}
          </span>
          <div>
            <h3>{typeset(titre)}</h3>
            <p>
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
  const { label, bars } = importanceNames[importance]
  return (
    <span className={`imp imp-${importance}`}>
      <svg viewBox="0 0 26 10" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            className={bar < bars ? 'on' : 'off'}
            x={0.5 + bar * 9}
            y=".5"
            width="7"
            height="9"
          />
        ))}
      </svg>
      <span className="vh">Importance : </span>
      {label}
    </span>
  )
}
