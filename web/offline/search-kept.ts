import { foldText, splitWords } from '#shared/search/search-text.ts'

import type { KeptPage } from './kept-copy.ts'

/**
 * The kept pages that say every word of a query in their title, description or tags, those that say most
 * of them in their title first, then the last visited. All of them where there is no query.
 */
export function searchKept(pages: readonly KeptPage[], query: string): KeptPage[] {
  const words = splitWords(query)
  return pages
    .map((page) => ({ page, title: foldText(page.title), text: foldedText(page) }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ page, title }) => ({
      page,
      inTitle: words.filter((word) => title.includes(word)).length,
    }))
    .toSorted((a, b) => b.inTitle - a.inTitle || b.page.visitedAt - a.page.visitedAt)
    .map(({ page }) => page)
}

const foldedText = ({ title, description, keywords }: KeptPage) =>
  foldText(`${title} ${description} ${keywords}`)
