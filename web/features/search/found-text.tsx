import { cutText } from '#shared/pages/page-metadata.ts'
import { excerpt } from '#shared/search/excerpt.ts'
import { highlight } from '#shared/search/highlight.ts'
import type { SearchResult } from '#shared/search/search.ts'
import { maxDescription, type FoundText } from '#web/items/item-row.tsx'
import { markedText } from '#web/search-box/marked-text.tsx'

/** How a result's row shows what answers the query. */
export function foundText({ extrait }: SearchResult, query: string): FoundText {
  return {
    mark: (text) => markedText(text, query),
    reasons:
      extrait === null ? null : (
        <p className="extrait">
          <b>Dans le texte</b> {markedText(extrait, query)}
        </p>
      ),
    isMixed: true,
  }
}

/** The start of a description, or the passage that answers when the start does not. */
export function foundDescription(description: string, query: string): string {
  const start = cutText(description, maxDescription)
  const isHit = highlight(start, query).some((part) => part.isHit)
  return isHit ? start : (excerpt(description, query, maxDescription) ?? start)
}
