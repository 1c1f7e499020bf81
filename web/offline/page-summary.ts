import type { KeptNote } from './kept-copy.ts'

/** What a page says of itself, read from its markup: a service worker has no document. */
export function pageSummary(html: string): Pick<KeptNote, 'title' | 'description' | 'keywords'> {
  return {
    title: plainText(between(html, '<h1', '</h1>')),
    description: metaContent(html, 'description'),
    keywords: metaContent(html, 'keywords'),
  }
}

const metaContent = (html: string, name: string) => {
  const beginning = `<meta name="${name}" content="`
  return plainText(between(html, beginning, '"').slice(beginning.length))
}

/** From the first of the one to the next of the other; empty where either is missing. */
function between(text: string, beginning: string, end: string): string {
  const from = text.indexOf(beginning)
  const to = text.indexOf(end, from + beginning.length)
  return from < 0 || to < 0 ? '' : text.slice(from, to)
}

const plainText = (markup: string) =>
  markup
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign)

/** What the renderer escapes. */
const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
