import type { PromptSummary } from '#shared/items/prompt.ts'
import { CopyPromptButton, listCopied } from '#web/items/copying/copy-prompt-button.tsx'
import { DetailsLink } from '#web/items/details-link.tsx'
import { type FoundText, ItemRow } from '#web/items/item-row.tsx'
import { TagList } from '#web/items/tag-list.tsx'

import { PromptFacts } from './prompt-facts.tsx'

type PromptRowProps = { prompt: PromptSummary; found?: FoundText | undefined }

/** A prompt as a row of the list view. */
export function PromptRow({ prompt, found }: PromptRowProps) {
  const { slug, titre, categories, tags, tagCount } = prompt
  return (
    <ItemRow
      {...prompt}
      kind="prompt"
      found={found}
      title={titre}
      category={categories[0] ?? ''}
      facts={
        <>
          <PromptFacts prompt={prompt} />
          <TagList tags={tags} count={tagCount} />
        </>
      }
      actions={
        <>
          <DetailsLink kind="prompt" slug={slug} title={titre} />
          <CopyPromptButton
            slug={slug}
            titre={titre}
            label="Copier le prompt"
            copied={listCopied}
          />
        </>
      }
    />
  )
}
