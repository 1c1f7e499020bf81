import { diffArrays } from 'diff'

/** Bounds the time of a comparison. A text with more changed words is a conflict. */
const maxChangedWords = 4000

/** A run of words of the original text, and the words that replace it. */
type Change = { start: number; end: number; words: string[] }

/**
 * Merges two edits of a text word by word. Null if they touch the same place. A change that both made is
 * applied once.
 */
export function mergeTexts(base: string, mine: string, theirs: string): string | null {
  const words = wordsOf(base)
  const myChanges = changesFrom(words, mine)
  const theirChanges = changesFrom(words, theirs)
  if (!myChanges || !theirChanges) return null
  const added = myChanges.filter(
    (change) => !theirChanges.some((other) => isSameChange(change, other)),
  )
  const areApart = added.every((change) => theirChanges.every((other) => isApart(change, other)))
  if (!areApart) return null
  // Positions before a change stay valid.
  const lastFirst = [...added, ...theirChanges].toSorted((a, b) => b.start - a.start)
  for (const change of lastFirst) {
    words.splice(change.start, change.end - change.start, ...change.words)
  }
  return words.join('')
}

/** Words and the white space between them: joined, they are the text. */
const wordsOf = (text: string): string[] => text.split(/(\s+)/).filter((word) => word !== '')

function changesFrom(words: string[], text: string): Change[] | null {
  const parts = diffArrays(words, wordsOf(text), { maxEditLength: maxChangedWords })
  if (!parts) return null
  const changes: Change[] = []
  let at = 0
  let last: Change | null = null
  for (const { added, removed, value } of parts) {
    if (!added && !removed) {
      at += value.length
      last = null
      continue
    }
    if (!last) {
      last = { start: at, end: at, words: [] }
      changes.push(last)
    }
    if (added) last.words.push(...value)
    else {
      at += value.length
      last.end = at
    }
  }
  return changes
}

const isSameChange = (one: Change, other: Change): boolean =>
  one.start === other.start && one.end === other.end && one.words.join('') === other.words.join('')

const isApart = (one: Change, other: Change): boolean =>
  one.end < other.start || other.end < one.start
