import type { DiffPart } from './field-diff.ts'

/** Two texts as one: what was taken out and what came in stand beside what stayed. */
export function DiffText({ changes }: { changes: readonly DiffPart[] }) {
  return changes.map((part, index) => (
    // The parts of one comparison never move.
    // oxlint-disable-next-line react/no-array-index-key
    <Part key={index} {...part} />
  ))
}

function Part({ type, text }: DiffPart) {
  if (type === 'same') return text
  return type === 'added' ? <ins>{text}</ins> : <del>{text}</del>
}
