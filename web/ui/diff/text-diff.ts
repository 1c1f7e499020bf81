import { type Change, diffLines, diffWordsWithSpace } from 'diff'

import { countOf } from '#shared/text/plural.ts'

export type DiffPart = { type: 'same' | 'added' | 'removed'; text: string }

/** Combined length in characters up to which texts are compared by word, and by line above it. */
const maxComparedLength = 20_000

/** Texts with more edits than this are shown whole: the comparison is quadratic in their number. */
const maxEditLength = 2000

/** Differences between two texts. */
export function textDiff(before: string, after: string): DiffPart[] {
  const isLong = before.length + after.length > maxComparedLength
  const bounds = { maxEditLength }
  const changes = isLong
    ? diffLines(before, after, bounds)
    : diffWordsWithSpace(before, after, bounds)
  if (!changes) return whole(before, after)
  const parts = changes.map((change) => ({ type: partType(change), text: change.value }))
  return isRewritten(parts) ? whole(before, after) : parts
}

const whole = (before: string, after: string): DiffPart[] => [
  { type: 'removed', text: before },
  { type: 'added', text: after },
]

/** Above 4 changes with under half unchanged, both texts are shown whole. */
const fewChanges = 4
const rewrittenShare = 0.5

function isRewritten(parts: readonly DiffPart[]): boolean {
  if (parts.filter(({ type }) => type !== 'same').length <= fewChanges) return false
  const same = lettersOf(parts, 'same')
  const added = lettersOf(parts, 'added')
  const removed = lettersOf(parts, 'removed')
  return same < rewrittenShare * (same + Math.max(added, removed))
}

const lettersOf = (parts: readonly DiffPart[], wanted: DiffPart['type']): number =>
  parts
    .filter(({ type }) => type === wanted)
    .reduce((sum, { text }) => sum + text.replaceAll(/\s/g, '').length, 0)

function partType({ added, removed }: Change): DiffPart['type'] {
  if (added) return 'added'
  return removed ? 'removed' : 'same'
}

/** «8 mots ajoutés, 5 retirés». */
export function changedWords(changes: readonly DiffPart[]): string {
  const added = words(changes, 'added')
  const removed = words(changes, 'removed')
  return [
    ...(added > 0 ? [`${countOf(added, 'mot', 'mots')} ${added > 1 ? 'ajoutés' : 'ajouté'}`] : []),
    ...(removed > 0
      ? [`${countOf(removed, 'mot', 'mots')} ${removed > 1 ? 'retirés' : 'retiré'}`]
      : []),
  ].join(', ')
}

function words(changes: readonly DiffPart[], type: DiffPart['type']): number {
  return changes
    .filter((part) => part.type === type)
    .reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0)
}
