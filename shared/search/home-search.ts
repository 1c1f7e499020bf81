/** Bounds of a cleaned query, in characters. */
export const minQueryLength = 2
export const maxQueryLength = 200

/** What a text that is no search is answered with. */
export const invalidSearch = {
  title: 'Recherche invalide',
  text: 'Veuillez utiliser des termes de recherche valides.',
}

const removed = /[<>";&\\]/g
const apostrophes = /['’]/g

/**
 * The text of the home box while it is typed: forbidden characters go, but for apostrophes, which French
 * needs to be read; white space collapses, and one trailing space stays, or «audit seo» could not be typed.
 */
export function cleanWhileTyping(text: string): string {
  return text.replaceAll(removed, '').replaceAll(/\s+/g, ' ').trimStart().slice(0, maxQueryLength)
}

/** The query that is submitted: the same, without apostrophes and trimmed. */
export const cleanQuery = (text: string) =>
  cleanWhileTyping(text.replaceAll(apostrophes, '')).trim()

/**
 * All that was typed into the box, of which it shows the clean part: what it holds now, after what
 * was typed before. Taken from the box alone where it no longer goes on from that.
 */
export function typedSoFar(before: string, value: string): string {
  const shown = cleanWhileTyping(before)
  return value.startsWith(shown) ? before + value.slice(shown.length) : value
}

const listedWords = new Set(
  'script javascript vbscript onload onerror union select insert delete update drop'.split(' '),
)
const attackSyntax = [
  /<[\s/]*script/i,
  /\b(?:java|vb)script\s*:/i,
  /\bon[a-z]+\s*=/i,
  /\bunion\s+(?:all\s+)?select\b/i,
  /\b(?:drop|alter|truncate)\s+table\b/i,
  /\b(?:insert\s+into|delete\s+from)\b/i,
  /--|\/\*/,
]

/** Whether a text is written like an attack, whatever it is looking for. */
export const isAttack = (text: string) => attackSyntax.some((pattern) => pattern.test(text))

/**
 * Whether the home box accepts a text, as it was typed and not as it was cleaned: «<script» is no
 * search for «script». The listed words count as syntax or when nothing else is
 * asked, never inside another word: «transcription», «réunion», «core update» and «JavaScript SEO»
 * are searches like any other.
 */
export function isValidQuery(text: string): boolean {
  const query = cleanQuery(text)
  if (query.length < minQueryLength) return false
  if (isAttack(text)) return false
  const words = query.toLowerCase().split(' ')
  return words.some((word) => !listedWords.has(word))
}
