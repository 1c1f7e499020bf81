/**
 * A markdown text as a part of another, under a heading of the third level: its own headings stand below,
 * and a fence that it leaves open ends with it, so that what follows is no part of it.
 */
export function markdownPart(text: string): string {
  let open = ''
  const lines: string[] = []
  for (const line of text.split('\n')) {
    const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    if (open === '') {
      open = fence
      lines.push(fence === '' ? lowered(line) : line)
    } else {
      if (fence.startsWith(open) && line.trim() === fence) open = ''
      lines.push(line)
    }
  }
  return [...lines, ...(open === '' ? [] : [open])].join('\n')
}

const lowered = (line: string) =>
  line.replace(/^#{1,6}(?= )/, (marks) => '#'.repeat(Math.min(6, Math.max(4, marks.length + 2))))
