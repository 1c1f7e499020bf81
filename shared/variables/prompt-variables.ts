import { isFilled, type PromptValues, valueOf } from './prompt-values.ts'

/** One distinct bracketed segment of a prompt text. */
export type PromptVariable = {
  /** Identity in the form and in a URL: `mot-clé-principal`. */
  key: string
  /** The name between the brackets, as the author wrote it. */
  placeholder: string
  /** How often it stands in the text. */
  occurrences: number
}

export type PromptSegment =
  | { type: 'text'; text: string }
  | { type: 'variable'; key: string; placeholder: string }

export type ParsedPrompt = { segments: PromptSegment[]; variables: PromptVariable[] }

const maxPlaceholderLength = 80
const maxLinkLength = 2100
/** `(address)` or `(address "title")`, with at most one level of parentheses in the address. */
const linkTarget = /^\((?:[^()\s]|\([^()\s]*\))*(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?\)/
const candidate = /\\([[\]])|\[([^[\]\r\n]+)(?<!\\)\]/g

/**
 * Splits a prompt text at its variables, in one linear pass. Markdown links and images, task
 * boxes, JSON arrays, footnotes and `\[escaped\]` brackets are text; an escape loses its backslash.
 * Two names that give one key are told apart by `-2`, `-3` ….
 */
export function parsePrompt(text: string): ParsedPrompt {
  const segments: PromptSegment[] = []
  const variables = new Map<string, PromptVariable>()
  const keys = new Set<string>()
  const suffixes = new Map<string, number>()
  let pending = ''
  let position = 0

  for (const match of text.matchAll(candidate)) {
    const [whole, escaped, placeholder] = match
    pending += text.slice(position, match.index)
    position = match.index + whole.length
    if (placeholder === undefined || !isVariable(placeholder, text, match.index, position)) {
      pending += escaped ?? whole
      continue
    }
    const known = variables.get(placeholder)
    const variable = known ?? {
      key: freeKey(variableKey(placeholder), keys, suffixes),
      placeholder,
      occurrences: 0,
    }
    variable.occurrences += 1
    variables.set(placeholder, variable)
    keys.add(variable.key)
    if (pending !== '') segments.push({ type: 'text', text: pending })
    segments.push({ type: 'variable', key: variable.key, placeholder })
    pending = ''
  }
  pending += text.slice(position)
  if (pending !== '') segments.push({ type: 'text', text: pending })
  return { segments, variables: [...variables.values()] }
}

/** Placeholder lowercased, everything but letters and digits of any script to dashes. */
export function variableKey(placeholder: string): string {
  return placeholder
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '-')
}

/** The text with every filled variable replaced, by concatenation: `$&` in a value is only text. */
export function fillPrompt({ segments }: ParsedPrompt, values: PromptValues): string {
  return segments.map((segment) => segmentText(segment, values)).join('')
}

/** What a segment reads once values are in place. */
export function segmentText(segment: PromptSegment, values: PromptValues): string {
  if (segment.type === 'text') return segment.text
  const value = valueOf(values, segment.key)
  return isFilled(value) ? value : `[${segment.placeholder}]`
}

/** The length of the filled text in characters, without building it. */
export function filledLength({ segments, variables }: ParsedPrompt, values: PromptValues): number {
  const textLength = segments.reduce(
    (sum, segment) => sum + (segment.type === 'text' ? segment.text.length : 0),
    0,
  )
  return variables.reduce((sum, { key, placeholder, occurrences }) => {
    const value = valueOf(values, key)
    return sum + occurrences * (isFilled(value) ? value.length : placeholder.length + 2)
  }, textLength)
}

/** The text with another name between the brackets of a variable. */
export const renamedVariable = (text: string, placeholder: string, name: string): string =>
  text.replaceAll(candidate, (whole, _escaped, found, start: number) =>
    found === placeholder && isVariable(placeholder, text, start, start + whole.length)
      ? `[${name}]`
      : whole,
  )

function isVariable(placeholder: string, text: string, start: number, end: number): boolean {
  if (placeholder.length > maxPlaceholderLength || placeholder.trim() === '') return false
  const isTaskBox =
    /^x$/i.test(placeholder) && /(?:[-*+]|\d[.)]) $/.test(text.slice(Math.max(0, start - 3), start))
  if (placeholder === 'x' || isTaskBox) return false
  if (/^\s*["'“«{^]/.test(placeholder)) return false
  if (/^[\s\d.,-]+$/.test(placeholder)) return false
  const isLink = text[end] === '(' && linkTarget.test(text.slice(end, end + maxLinkLength))
  return !isLink
}

/** Remembers the last suffix of each key, so that thousands of equal keys stay linear. */
function freeKey(key: string, taken: ReadonlySet<string>, suffixes: Map<string, number>): string {
  if (!taken.has(key)) return key
  let suffix = suffixes.get(key) ?? 2
  while (taken.has(`${key}-${suffix}`)) suffix += 1
  suffixes.set(key, suffix + 1)
  return `${key}-${suffix}`
}
