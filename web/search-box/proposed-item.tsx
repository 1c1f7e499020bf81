import { Fragment } from 'react'

import type { Suggestion, Suggestions } from '#shared/search/search.ts'
import { countOf } from '#shared/text/plural.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { markedAt, RelatedWordText } from '#web/lists/match-snippets.tsx'

/** How each kind of item is drawn and called where items are proposed. */
export const itemKinds = {
  prompt: { icon: 'fiche', name: 'Prompt' },
  gpt: { icon: 'dossier', name: 'GPT' },
} as const

/** What a proposed item is, and why it is proposed where its title does not say it. */
export function ProposedNote({ item }: { item: Suggestion }) {
  const { label } = useCategoryLook()(item.category)
  return (
    <>
      {itemKinds[item.type].name}
      {label === '' ? '' : ` · ${label}`}
      <WhyProposed {...item} />
    </>
  )
}

/** The words that answer instead of those that were typed, else what answers where the title does not. */
function WhyProposed({ snippet, relatedWords }: Suggestion) {
  if (relatedWords.length === 0) {
    return snippet === null || snippet.text === '' ? null : (
      <> · {markedAt(snippet.text, snippet.marks)}</>
    )
  }
  return relatedWords.map((word) => (
    <Fragment key={word.text}>
      {' · '}
      <RelatedWordText {...word} />
    </Fragment>
  ))
}

/** A proposed category, and what it holds. */
export function categoryText(
  label: string,
  { promptCount, gptCount }: Suggestions['categories'][number],
): string {
  const counts = [
    promptCount > 0 ? countOf(promptCount, 'prompt', 'prompts') : null,
    gptCount > 0 ? countOf(gptCount, 'GPT', 'GPT') : null,
  ]
  return `${label}\u00a0: ${counts.filter(Boolean).join(', ')}`
}
