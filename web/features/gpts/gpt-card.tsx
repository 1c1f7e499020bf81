import type { ItemKind } from '#shared/items/cote.ts'
import { launchPath } from '#shared/items/gpt-launch.ts'
import type { GptSummary } from '#shared/items/gpt.ts'
import { DetailsLink } from '#web/items/details-link.tsx'
import { ItemCard } from '#web/items/item-card.tsx'
import type { FoundText } from '#web/items/item-row.tsx'
import { LaunchLink } from '#web/items/launch-link.tsx'
import { TagList } from '#web/items/tag-list.tsx'

import { GptFacts } from './gpt-facts.tsx'

type GptCardProps = {
  gpt: GptSummary
  /** ‹Utiliser› in lists, ‹Lancer ce GPT› on home. */
  launchLabel?: string
  /** The home page shows fewer than a list. */
  maxTags?: number
  /** Whose list its category leads to: the home page prefers that of the prompts. */
  categoryKind?: ItemKind
  showsAssistant?: boolean
  hidesLaunch?: boolean
  found?: FoundText | undefined
}

/** A GPT as a folder of the grid. */
export function GptCard(props: GptCardProps) {
  const { gpt, launchLabel = 'Utiliser', maxTags, categoryKind, found } = props
  const { showsAssistant, hidesLaunch } = props
  const { slug, nom, categories, tags, tagCount } = gpt
  return (
    <ItemCard
      {...gpt}
      kind="gpt"
      found={found}
      title={nom}
      category={categories[0] ?? ''}
      categoryKind={categoryKind}
      facts={<GptFacts gpt={gpt} showsAssistant={showsAssistant} hidesLaunch={hidesLaunch} />}
      tags={<TagList tags={tags.slice(0, maxTags)} count={tagCount} />}
      foot={
        <>
          <DetailsLink kind="gpt" slug={slug} title={nom} />
          <span className="ml-auto flex gap-2">
            <LaunchLink href={launchPath(slug)} gpt={{ slug, title: nom }} label={launchLabel} />
          </span>
        </>
      }
    />
  )
}
