import { Fragment } from 'react'

import type { DiffPart } from './text-diff.ts'

/** Renders both texts as one, with removed and added passages marked. */
export function DiffText({ changes }: { changes: readonly DiffPart[] }) {
  return changes.map((part, index) => (
    // The parts of one comparison never move.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {gapBefore(changes, index)}
      <Part {...part} />
    </Fragment>
  ))
}

function Part({ type, text }: DiffPart) {
  if (type === 'same') return text
  return type === 'added' ? <ins>{text}</ins> : <del>{text}</del>
}

/** Separates a removed word from its replacement: by a space, or by a line break between two whole texts. */
function gapBefore(changes: readonly DiffPart[], index: number): string {
  const before = changes[index - 1]
  if (before?.type !== 'removed' || changes[index]?.type !== 'added') return ''
  if (changes.length === 2) return '\n'
  return /\s$/.test(before.text) ? '' : ' '
}
