/**
 * A markdown text as a part of another, under a heading of the third level: its own headings stand below,
 * and a fence that it leaves open ends with it, so that what follows is no part of it.
 */
export const markdownPart = (text: string): string =>
  outsideFences(text, (line) => lowered(withoutTags(line)))

/** A markdown text whose raw HTML is text to whoever renders it, as it is on its page. */
export const markdownText = (text: string): string => outsideFences(text, withoutTags)

function outsideFences(text: string, change: (line: string) => string): string {
  let open = ''
  const lines: string[] = []
  for (const line of text.split('\n')) {
    const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    if (open === '') {
      open = fence
      lines.push(fence === '' ? change(line) : line)
    } else {
      if (fence.startsWith(open) && line.trim() === fence) open = ''
      lines.push(line)
    }
  }
  return [...lines, ...(open === '' ? [] : [open])].join('\n')
}

const lowered = (line: string) =>
  line.replace(/^#{1,6}(?= )/, (marks) => '#'.repeat(Math.min(6, Math.max(4, marks.length + 2))))

/** What begins a tag, but not an address between angle brackets, and nothing within a piece of code. */
const withoutTags = (line: string) =>
  line
    .split(/(`[^`]*`)/)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece.replaceAll(/(?<!\\)<(?=[a-z/!?])(?!https?:|mailto:)/gi, '\\<'),
    )
    .join('')
