import type { PromptSegment } from './prompt-variables.ts'

export type LinePart =
  | { type: 'text'; text: string }
  | { type: 'variable'; key: string; placeholder: string; punctuation: string }

/** One line of the document; headings keep their `#`, what is shown is what is copied. */
export type DocumentLine = { kind: 'heading' | 'item' | 'text'; marker: string; parts: LinePart[] }

/** The lines of a prompt, in order. Punctuation after a variable goes with it, so that it never starts a line. */
export function documentLines(segments: PromptSegment[]): DocumentLine[] {
  const lines: LinePart[][] = [[]]
  const add = (part: LinePart) => lines.at(-1)?.push(part)
  for (const segment of segments) {
    if (segment.type === 'variable') {
      add({ ...segment, punctuation: '' })
      continue
    }
    const previous = lines.at(-1)?.at(-1)
    const punctuation =
      previous?.type === 'variable' ? (/^[.,;:!?)»…\u00a0]{1,3}/.exec(segment.text)?.[0] ?? '') : ''
    if (previous?.type === 'variable') previous.punctuation = punctuation
    const [first = '', ...rest] = segment.text.slice(punctuation.length).split(/\r\n|\n|\r/)
    if (first !== '') add({ type: 'text', text: first })
    for (const line of rest) {
      lines.push([])
      if (line !== '') add({ type: 'text', text: line })
    }
  }
  return lines.map(toLine)
}

function toLine(parts: LinePart[]): DocumentLine {
  const [first, ...others] = parts
  if (first?.type !== 'text') return { kind: 'text', marker: '', parts }
  const marker = /^#{1,6} /.exec(first.text)?.[0]
  if (marker) {
    const rest = { type: 'text' as const, text: first.text.slice(marker.length) }
    return { kind: 'heading', marker, parts: [rest, ...others] }
  }
  const isItem = /^(?:\d{1,3}[.)]|[-*•]) /.test(first.text)
  return { kind: isItem ? 'item' : 'text', marker: '', parts }
}
