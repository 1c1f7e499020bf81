import { distance } from 'fastest-levenshtein'

import { wordsFrom } from './inverted-index.ts'

const shortestCorrected = 4
const shortestCorrectedPrefix = 5
/** From this length on, a misspelling may have two edits. */
const longWord = 9
/** Letters that one spelling of a word may have more than another of the same sound. */
const maxSilentLetters = 3

/** Words that a misspelled word may mean: the closest ones, and those that sound the same. `words` are sorted. */
export function spellingCandidates(words: readonly string[], word: string): string[] {
  if (word.length < shortestCorrected || /\d/.test(word)) return []
  return [...new Set([...closestWords(words, word), ...soundAlikes(words, word)])]
}

/** Words that begin like a misspelled text. */
export function prefixCandidates(words: readonly string[], typed: string): string[] {
  const whole = spellingCandidates(words, typed)
  if (whole.length > 0 || typed.length < shortestCorrectedPrefix) return whole
  return wordsFrom(words, typed.slice(0, 1), words.length).filter(
    (word) => word.length > typed.length && isBegunBy(word, typed),
  )
}

/** Compares a text with beginnings of a word that are as long, one letter shorter and one longer. */
const isBegunBy = (word: string, typed: string): boolean =>
  [-1, 0, 1].some((more) => {
    const beginning = word.slice(0, typed.length + more)
    return isSwap(beginning, typed) || distance(beginning, typed) <= maxEdits(typed)
  })

const maxEdits = ({ length }: string) => (length >= longWord ? 2 : 1)

/** Words with the same first letter and the fewest edits: one, or two in a long word. A swap of neighbours is one. */
function closestWords(words: readonly string[], word: string): string[] {
  let best = maxEdits(word)
  let found: string[] = []
  for (const other of wordsFrom(words, word.slice(0, 1), words.length)) {
    if (
      other === word ||
      other.length < shortestCorrected ||
      Math.abs(other.length - word.length) > best
    )
      continue
    const isSwapped = isSwap(word, other)
    const edits = isSwapped ? 1 : distance(word, other)
    // In four letters only a swap is a misspelling: one changed letter makes another word.
    if (edits > best || (word.length === shortestCorrected && !isSwapped)) continue
    if (edits < best) found = []
    best = edits
    found.push(other)
  }
  return found
}

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

/** First letters that may stand for one sound. */
const firstLetters = ['ckqs', 'fp', 'gj', 'aehiouy']

function soundAlikes(words: readonly string[], word: string): string[] {
  const key = phoneticKey(word)
  const first = word.slice(0, 1)
  const letters = firstLetters.find((one) => one.includes(first)) ?? first
  return Array.from(letters).flatMap((letter) =>
    wordsFrom(words, letter, words.length).filter(
      (other) =>
        other !== word &&
        other.length >= shortestCorrected &&
        Math.abs(other.length - word.length) <= maxSilentLetters &&
        phoneticKey(other) === key,
    ),
  )
}

/** French spellings of one sound, in the order in which they are replaced. */
const sounds: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/qu|ck|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/(?<!c)h/g, ''],
  [/eau|au/g, 'o'],
  [/ill|y/g, 'i'],
  [/ai|ei/g, 'e'],
  [/en|em|am/g, 'an'],
  [/(.)\1/g, '$1'],
  [/(?<=...)(?:es?|[stxd])$/, ''],
]

/** A key takes 20 µs to compute, and an index has thousands of words. */
const keys = new Map<string, string>()
const maxKeys = 100_000

/** Words that sound the same have the same key: «mayage» and «maillage», «semantik» and «sémantique». */
function phoneticKey(word: string): string {
  const known = keys.get(word)
  if (known !== undefined) return known
  if (keys.size >= maxKeys) keys.clear()
  const key = sounds.reduce((text, [letters, sound]) => text.replace(letters, sound), word)
  keys.set(word, key)
  return key
}
