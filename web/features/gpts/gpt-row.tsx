import { launchPath } from '#shared/items/gpt-launch.ts'
import type { GptSummary } from '#shared/items/gpt.ts'
import { DetailsLink } from '#web/items/details-link.tsx'
import { type FoundText, ItemRow } from '#web/items/item-row.tsx'
import { LaunchLink } from '#web/items/launch-link.tsx'
import { TagList } from '#web/items/tag-list.tsx'

import { GptFacts } from './gpt-facts.tsx'

type GptRowProps = {
  gpt: GptSummary
  showsAssistant?: boolean
  hidesLaunch?: boolean
  found?: FoundText | undefined
}

/** A GPT as a row of the list view. */
export function GptRow({ gpt, showsAssistant, hidesLaunch, found }: GptRowProps) {
  const { slug, nom, categories, tags, tagCount } = gpt
  return (
    <ItemRow
      {...gpt}
      kind="gpt"
      found={found}
      title={nom}
      category={categories[0] ?? ''}
      facts={
        <>
          <GptFacts gpt={gpt} showsAssistant={showsAssistant} hidesLaunch={hidesLaunch} />
          <TagList tags={tags} count={tagCount} />
        </>
      }
      actions={
        <>
          <DetailsLink kind="gpt" slug={slug} title={nom} />
          <LaunchLink href={launchPath(slug)} gpt={{ slug, title: nom }} label="Utiliser" />
        </>
      }
    />
  )
}
