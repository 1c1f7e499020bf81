/** A word as the search sees it, and where it stands in the text it was read from. */
export type TextWord = { word: string; start: number; end: number }

const elided = 'l d j m n s t c qu jusqu lorsqu puisqu quoiqu'.split(' ')
const elision = new RegExp(`^(?:${elided.join('|')})'(?=.)`)
const apostrophe = /[\u2019\u2018\u02BC\u2032\uFF07`´]/g
/** A word, and what follows it after apostrophes. */
const rawWord = /([\p{L}\p{N}\p{M}]+)((?:['\u2019\u2018\u02BC\u2032\uFF07`´][\p{L}\p{N}\p{M}]+)*)/gu

/**
 * The words of a text as index, query and highlighter see them: lower case, without accents,
 * ligatures opened, elided articles dropped («l'audit» is «audit»), numbers kept, all else a gap.
 */
export const searchWords = (text: string): string[] => locateWords(text).map(({ word }) => word)

/** The same words as one text, a single space between two. */
export const foldText = (text: string): string => searchWords(text).join(' ')

/** The same words with their places, in characters of the text as given. */
export function locateWords(text: string): TextWord[] {
  const words: TextWord[] = []
  const folded = foldEvenly(text)
  for (const { 0: raw, 1: first = '', 2: others, index } of text.matchAll(rawWord)) {
    // The one apostrophe that is a letter to Unicode.
    if (others === '' && !first.includes('\u02BC')) {
      addWord(words, first, index, folded?.slice(index, index + first.length))
    } else addParts(words, raw.replaceAll(apostrophe, "'"), index)
  }
  return words
}

function addParts(words: TextWord[], raw: string, index: number): void {
  const skipped = elision.exec(raw.toLowerCase())?.[0].length ?? 0
  let start = index + skipped
  for (const part of raw.slice(skipped).split("'")) {
    addWord(words, part, start)
    start += part.length + 1
  }
}

function addWord(words: TextWord[], part: string, start: number, folded = ''): void {
  const word = folded !== '' && isPlain.test(folded) ? folded : fold(part)
  if (word !== '') words.push({ word, start, end: start + part.length })
}

/**
 * A whole text in lower case and without accents, where each character keeps its place; undefined
 * where it would not. Sooner done than word by word: no mark stands alone, so none is left out, and of
 * the same length none became two.
 */
function foldEvenly(text: string): string | undefined {
  if (mark.test(text)) return undefined
  const folded = text.toLowerCase().normalize('NFD').replaceAll(marks, '')
  return folded.length === text.length ? folded : undefined
}

const mark = /[\u0300-\u036F]/
const marks = /[\u0300-\u036F]/g

function fold(part: string): string {
  const lower = part.toLowerCase()
  // Most words of French have no accent, and nearly all others nothing but accents.
  if (isPlain.test(lower)) return lower
  const bare = lower.normalize('NFD').replaceAll(marks, '')
  if (isPlain.test(bare)) return bare
  return part
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]|\u02BC/gu, '')
}

const isPlain = /^[a-z0-9]*$/

/** Letters and not code units: what one reads as one or two letters. */
export const letterCount = (word: string): number => Array.from(word).length

const invariable = new Set(
  'acces apres avis corps cours deux devis exces faux flux index mieux moins plus prix proces progres sous succes taux temps tres vers'.split(
    ' ',
  ),
)
/** Endings of number and gender, the longest first; what is left must be a word of its own. */
const endings: [ending: RegExp, replacement: string][] = [
  [/eaux$/, 'eau'],
  [/aux$/, 'al'],
  [/([eo]u)x$/, '$1'],
  [/([^s])s$/, '$1'],
]
const feminine: [ending: RegExp, replacement: string][] = [
  [/elle$/, 'el'],
  [/enne$/, 'en'],
  [/onne$/, 'on'],
  [/ive$/, 'if'],
  [/euse$/, 'eur'],
  [/trice$/, 'teur'],
  [/iere$/, 'ier'],
  [/(ai|oi)se$/, '$1'],
  [/([aeiou]l)e$/, '$1'],
  [/([aeiou][nst])e$/, '$1'],
  [/(ant|ent|ert|uit|eur|oin|ain)e$/, '$1'],
]
const shortestInflected = 4
const shortestFeminine = 6

/**
 * A word without the marks of French plural and feminine, so that «pages locales» and «page local»
 * meet. Light on purpose: two words with one stem are forms of each other, and nothing else.
 */
export function stem(word: string): string {
  if (word.length < shortestInflected || invariable.has(word) || /\d/.test(word)) return word
  const singular = replaceFirst(word, endings)
  if (singular.length < shortestFeminine) return singular
  // «optimisée» becomes «optimisé», and then what that becomes.
  const participle = singular.replace(/([^aeiou])ee$/, '$1e')
  if (participle.length < shortestFeminine) return participle
  const masculine = replaceFirst(participle, feminine)
  // «devise» is no form of «devis».
  return invariable.has(masculine) ? participle : masculine
}

function replaceFirst(word: string, rules: [RegExp, string][]): string {
  for (const [ending, replacement] of rules) {
    if (ending.test(word)) return word.replace(ending, replacement)
  }
  return word
}

/** Words too common to ask for: an item need not hold them to answer a question that does. */
export const stopWords: ReadonlySet<string> = new Set(
  'a ai au aux avec c ce ces cet cette comment d dans de des donc du en entre est et faire fait il ils j je l la le les leur leurs lui m ma mais me mes mettre moi mon n ne nos notre nous on ou par pas pour qu que quel quelle quelles quels qui quoi s sa sans se ses si son sont sous sur t ta te tes ton tu un une vers veux voir vos votre vous y'.split(
    ' ',
  ),
)

/** What people want to do with a subject: an item need not say it, and stands higher when it does. */
const genericVerbs: ReadonlySet<string> = new Set(
  'ameliorer analyser augmenter choisir construire creer ecrire eviter generer gerer lancer obtenir optimiser preparer rediger realiser reussir trouver utiliser verifier'.split(
    ' ',
  ),
)

/** The words that an item must hold to answer a query in any order, unless it has no others. */
export function requiredWords(words: string[]): string[] {
  const asked = [...new Set(words)]
  const required = asked.filter((word) => !stopWords.has(word) && !genericVerbs.has(word))
  return required.length > 0 ? required : asked
}

/** The words that tell one item from another, in whichever order it holds them. */
export function tellingWords(words: string[]): string[] {
  const asked = [...new Set(words)]
  const telling = asked.filter((word) => !stopWords.has(word))
  return telling.length > 0 ? telling : asked
}

/** A longer query is a piece of text: its words are meant as they stand. */
const maxQuestionWords = 8

/**
 * The words of a query that stand for themselves and not for the beginning of longer ones: those of
 * one or two letters, stop words among others, and every word of a long text.
 */
export function wholeWords(words: string[]): ReadonlySet<string> {
  const isWhole = (word: string) =>
    letterCount(word) <= 2 ||
    words.length > maxQuestionWords ||
    (words.length > 1 && stopWords.has(word))
  return new Set(words.filter(isWhole))
}
