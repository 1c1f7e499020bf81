import { commonWords } from './common-words.ts'
import { leakedPasswords } from './leaked-passwords.ts'

/** Of so many usual words a password is guessed; more of them make a good one. */
const guessedWords = 3
/** More digits and signs than these are no ornament of a word. */
const guessedOthers = 10

/**
 * Whether attackers try the password before any other: leaked ones, sequences,
 * repetitions, dates, and a few of the words that lists of leaked passwords are made of, with digits
 * and signs around or in place of letters. Short ones are refused by their length.
 */
export function isKnownPassword(password: string, ownWords: readonly string[] = []): boolean {
  const text = unaccented(password.normalize('NFKC').toLowerCase())
  if (isMonotonous(text) || leakedPasswords.has(text)) return true
  const own = new Set(ownWords.flatMap((word) => lettersOf(unaccented(word.toLowerCase()))))
  return [text, readAsLetters(text)].some((spelling) => {
    const letters = lettersOf(spelling)
    const others = text.length - letters.length
    return others <= guessedOthers && fewestWords(letters, own) <= guessedWords
  })
}

/** Few different characters, a short piece repeated, or characters that follow each other. */
function isMonotonous(text: string): boolean {
  if (new Set(text).size < 5 || /^[^\p{L}]*$/u.test(text)) return true
  const period = `${text}${text}`.indexOf(text, 1)
  if (period <= text.length / 2) return true
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return steps.filter((step) => Math.abs(step) <= 1).length >= text.length - 4
}

/** How many words the letters are made of, at least; infinite where something is left over. */
function fewestWords(letters: string, own: ReadonlySet<string>): number {
  const fewest = [0]
  for (let end = 1; end <= letters.length; end += 1) {
    const counts = Array.from({ length: end }, (_, start) => {
      const word = letters.slice(start, end)
      const isWord = commonWords.has(word) || own.has(word)
      return isWord ? (fewest[start] ?? 0) + 1 : Number.POSITIVE_INFINITY
    })
    fewest.push(Math.min(...counts))
  }
  return fewest[letters.length] ?? 0
}

/** Digits and signs within the text, read as the letters that they resemble. */
const readAsLetters = (text: string) =>
  Array.from(
    text.replace(/^[^a-z@$€]+/, '').replace(/(?<![^a-z@$€])[^a-z@$€]+$/, ''),
    (character) => (Object.hasOwn(lookAlikes, character) ? lookAlikes[character] : character),
  ).join('')

const lettersOf = (text: string) => text.replaceAll(/[^a-z]+/g, '')

const unaccented = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'l',
}
