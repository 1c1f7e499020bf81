import { findHits } from './search-hits.ts'

export type TextPart = { text: string; isHit: boolean }

/** A text in parts, those that answer a query told from the rest. */
export function highlight(text: string, query: string): TextPart[] {
  const parts: TextPart[] = []
  let shown = 0
  for (const { start, end } of findHits(text, query)) {
    if (start > shown) parts.push({ text: text.slice(shown, start), isHit: false })
    parts.push({ text: text.slice(start, end), isHit: true })
    shown = end
  }
  if (shown < text.length) parts.push({ text: text.slice(shown), isHit: false })
  return parts
}
