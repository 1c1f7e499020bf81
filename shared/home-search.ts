/** Bounds of a cleaned query, in characters. */
export const minQueryLength = 2
export const maxQueryLength = 200

const removed = /[<>'"’;&\\]/g

/**
 * The text of the home box while it is typed: forbidden characters go, white space collapses, and
 * one trailing space stays, or «audit seo» could not be typed (R25, D20).
 */
export function cleanWhileTyping(text: string): string {
  return text.replaceAll(removed, '').replaceAll(/\s+/g, ' ').trimStart().slice(0, maxQueryLength)
}

/** The query that is submitted: the same, trimmed. */
export const cleanQuery = (text: string) => cleanWhileTyping(text).trim()

const listedWords = new Set(
  'script javascript vbscript onload onerror union select insert delete update drop'.split(' '),
)
const attackSyntax = [
  /<\s*\/?\s*script/i,
  /\b(?:java|vb)script\s*:/i,
  /\bon[a-z]+\s*=/i,
  /\bunion\s+(?:all\s+)?select\b/i,
  /\b(?:drop|alter|truncate)\s+table\b/i,
  /\b(?:insert\s+into|delete\s+from)\b/i,
  /--|\/\*/,
]

/**
 * Whether the home box accepts a text. The listed words count as syntax or when nothing else is
 * asked, never inside another word: «transcription», «réunion», «core update» and «JavaScript SEO»
 * are searches like any other (R26, D22).
 */
export function isValidQuery(text: string): boolean {
  const query = cleanQuery(text)
  if (query.length < minQueryLength) return false
  if (attackSyntax.some((pattern) => pattern.test(text))) return false
  const words = query.toLowerCase().split(' ')
  return words.some((word) => !listedWords.has(word))
}
