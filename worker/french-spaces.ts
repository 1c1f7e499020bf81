/** Before these a line may not break, nor after an opening quotation mark. */
const breakable = / (?=[:;?!]+(?:\s|$)|[»%€])|(?<=«) /gu

/** The text of a prompt is copied as it stands. */
const isPromptText = (name: string, part: unknown) => name === 'prompt' && typeof part === 'string'
/** What is sent back to find items by is compared letter by letter. */
const askedFor = new Set(['name', 'categories', 'categorie', 'ia', 'tags'])
const verbatimTags = new Set<unknown>(['code', 'pre'])

/**
 * An answer as French is typeset: no colon or question mark begins a line. For what visitors read;
 * programs get texts as they are stored. Every text keeps its length.
 */
export function typeset(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(breakable, '\u00a0')
  if (Array.isArray(value)) return value.map(typeset)
  if (typeof value !== 'object' || value === null) return value
  if ('tagName' in value && verbatimTags.has(value.tagName)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      askedFor.has(name) || isPromptText(name, part) ? part : typeset(part),
    ]),
  )
}
