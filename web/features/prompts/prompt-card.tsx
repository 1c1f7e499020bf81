import type { PromptSummary } from '#shared/items/prompt.ts'
import { CopyPromptButton, listCopied } from '#web/items/copying/copy-prompt-button.tsx'
import { DetailsLink } from '#web/items/details-link.tsx'
import { ItemCard } from '#web/items/item-card.tsx'
import type { FoundText } from '#web/items/item-row.tsx'
import { TagList } from '#web/items/tag-list.tsx'

import { PromptFacts } from './prompt-facts.tsx'

type PromptCardProps = {
  prompt: PromptSummary
  /** The sentence of the toast after a copy. */
  copied?: string
  found?: FoundText | undefined
}

/** A prompt as a card of the grid. */
export function PromptCard({ prompt, copied = listCopied, found }: PromptCardProps) {
  const { slug, titre, categories, tags, tagCount } = prompt
  return (
    <ItemCard
      {...prompt}
      kind="prompt"
      found={found}
      title={titre}
      category={categories[0] ?? ''}
      facts={<PromptFacts prompt={prompt} />}
      tags={<TagList tags={tags} count={tagCount} />}
      foot={
        <>
          <DetailsLink kind="prompt" slug={slug} title={titre} />
          <span className="ml-auto flex gap-2">
            <CopyPromptButton slug={slug} titre={titre} label="Copier le prompt" copied={copied} />
          </span>
        </>
      }
    />
  )
}
