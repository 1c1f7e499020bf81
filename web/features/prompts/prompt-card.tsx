import type { Listed } from '#shared/item-match.ts'
import type { PromptSummary } from '#shared/prompt.ts'
import { DetailsLink } from '#web/layout/details-link.tsx'
import { ItemCard } from '#web/layout/item-card.tsx'
import { TagList } from '#web/layout/tag-list.tsx'

import { CopyPromptButton, listCopied } from './copy-prompt-button.tsx'
import { PromptFacts } from './prompt-facts.tsx'

type PromptCardProps = {
  prompt: Listed<PromptSummary>
  /** The sentence of the toast after a copy (R41, R62). */
  copied?: string
}

/** A prompt as a card of the grid (R59 to R62). */
export function PromptCard({ prompt, copied = listCopied }: PromptCardProps) {
  const { slug, titre, categories, tags, tagCount } = prompt
  return (
    <ItemCard
      {...prompt}
      kind="prompt"
      title={titre}
      category={categories[0] ?? ''}
      facts={<PromptFacts prompt={prompt} />}
      tags={<TagList tags={tags} count={tagCount} />}
      foot={
        <>
          <DetailsLink kind="prompt" slug={slug} title={titre} />
          <span className="acts">
            <CopyPromptButton slug={slug} titre={titre} label="Copier le prompt" copied={copied} />
          </span>
        </>
      }
    />
  )
}
