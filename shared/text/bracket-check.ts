/** A bracket without its other half, and the line it stands in, from 1. */
export type BracketFault = { type: 'unclosed' | 'unopened'; line: number }

/** The square brackets of a prompt text that have no other half; an escaped one is text. */
export function findBracketFaults(text: string): BracketFault[] {
  const opened: number[] = []
  const faults: BracketFault[] = []
  let line = 1
  for (const [mark] of text.matchAll(/\\[[\]]|[[\]\n]/g)) {
    if (mark === '\n') line += 1
    else if (mark === '[') opened.push(line)
    else if (mark === ']' && opened.pop() === undefined) faults.push({ type: 'unopened', line })
  }
  const unclosed = opened.map((openedAt) => ({ type: 'unclosed' as const, line: openedAt }))
  return [...faults, ...unclosed].toSorted((a, b) => a.line - b.line)
}
