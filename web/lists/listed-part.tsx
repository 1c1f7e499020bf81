import type { ReactNode } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { countOf } from '#shared/text/plural.ts'
import { SafePart } from '#web/loading/safe-part.tsx'
import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { cardGrid } from '#web/ui/layout/card-grid.ts'
import { PageBlock } from '#web/ui/layout/page-section.tsx'

type ListedPartProps = {
  kind: ItemKind
  /** How many items there are, and how many stand here. */
  count: number
  shown: number
  /** What of its list these are. */
  search: Record<string, string>
  children: ReactNode
}

const texts = {
  prompt: { id: 'prompts', path: '/prompts', title: 'Prompts', nouns: ['prompt', 'prompts'] },
  gpt: { id: 'gpts', path: '/gpts', title: 'GPT personnalisés', nouns: ['GPT', 'GPT'] },
} as const

/** The best items of one kind as a part of a page, and the way to all; nothing without items. */
export function ListedPart({ kind, count, shown, search, children }: ListedPartProps) {
  if (shown === 0) return null
  const { id, path, title, nouns } = texts[kind]
  const [one, many] = nouns
  return (
    <PageBlock id={id} title={title}>
      <SafePart key={JSON.stringify(search)}>
        <div className={cardGrid[3]}>{children}</div>
      </SafePart>
      {count > shown ? (
        <p className="mt-3">
          <PageLink className={buttonClass()} to={path} search={search}>
            Voir les {countOf(count, one, many)}
          </PageLink>
        </p>
      ) : null}
    </PageBlock>
  )
}
