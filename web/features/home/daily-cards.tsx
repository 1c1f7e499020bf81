import type { ReactNode } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { launchPath, shortLaunch } from '#shared/items/gpt-launch.ts'
import type { GptSummary } from '#shared/items/gpt.ts'
import type { PromptSummary } from '#shared/items/prompt.ts'
import { CategoryBadge } from '#web/items/categories/category-links.tsx'
import { ItemCard } from '#web/items/item-card.tsx'
import { ItemLink } from '#web/items/item-link.tsx'
import { LaunchLink } from '#web/items/launch-link.tsx'
import { Level } from '#web/items/level.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'

import { useCategoryKind } from './category-kind.ts'

const extraGptCategories = 2
const extraPromptCategories = 1

/** The GPT of the day: first category on the tab, up to two more as badges. */
export function DailyGptCard({ gpt }: { gpt: GptSummary }) {
  const { slug, nom, categories, launch } = gpt
  const [category = '', ...others] = categories
  const categoryKind = useCategoryKind()
  return (
    <ItemCard
      {...gpt}
      kind="gpt"
      title={nom}
      category={category}
      categoryKind={categoryKind(category)}
      tags={null}
      facts={
        <>
          <Badge>GPT du jour</Badge>
          <span className="hint">{shortLaunch(launch)}</span>
          <CategoryBadges names={others.slice(0, extraGptCategories)} />
        </>
      }
      foot={
        <>
          <SeeLink kind="gpt" slug={slug} title={nom} />
          <LaunchLink
            href={launchPath(slug)}
            gpt={{ slug, title: nom }}
            label="Lancer"
            variant="ink"
          />
        </>
      }
    />
  )
}

type DailyPromptCardProps = { prompt: PromptSummary; copyButton: ReactNode }

/** The prompt of the day: one more category than the tab shows, and its level. */
export function DailyPromptCard({ prompt, copyButton }: DailyPromptCardProps) {
  const { slug, titre, categories, niveau } = prompt
  const [category = '', ...others] = categories
  return (
    <ItemCard
      {...prompt}
      kind="prompt"
      title={titre}
      category={category}
      tags={null}
      facts={
        <>
          <Badge>Prompt du jour</Badge>
          <Level niveau={niveau} />
          <CategoryBadges names={others.slice(0, extraPromptCategories)} />
        </>
      }
      foot={
        <>
          <SeeLink kind="prompt" slug={slug} title={titre} />
          {copyButton}
        </>
      }
    />
  )
}

function CategoryBadges({ names }: { names: string[] }) {
  const categoryKind = useCategoryKind()
  return names.map((name) => <CategoryBadge key={name} name={name} kind={categoryKind(name)} />)
}

function SeeLink({ kind, slug, title }: { kind: ItemKind; slug: string; title: string }) {
  return (
    <ItemLink kind={kind} slug={slug} className={buttonClass({ size: 'sm' })}>
      Voir
      <span className="sr-only"> : {title}</span>
    </ItemLink>
  )
}
