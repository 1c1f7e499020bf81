/** A word as the search sees it, and where it stands in the text it was read from. */
export type TextWord = { word: string; start: number; end: number }

const elided = 'l d j m n s t c qu jusqu lorsqu puisqu quoiqu'.split(' ')
const elision = new RegExp(`^(?:${elided.join('|')})'(?=.)`)
const apostrophe = /[\u2019\u2018\u02BC\u2032\uFF07`´]/g
/**
 * A word, be it letters with points or hyphens, and what follows it after apostrophes; or a picture that stands for one.
 * It reads alike however a text is encoded: a mark that belongs to a sign begins no word, and only cased letters
 * have points, since a syllable of Hangul is one letter or several.
 */
const rawWord =
  /((?=\p{LC})(?<!\.|[\p{L}\p{N}]\p{M}*)(?:\p{LC}\p{M}*\.){2,}(?:\p{LC}\p{M}*(?![\p{L}\p{N}\p{M}]))?|(?<![\p{L}\p{N}\p{M}-])(?:\p{LC}\p{M}*-){2,}\p{LC}\p{M}*(?![\p{L}\p{N}\p{M}-])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)((?:['\u2019\u2018\u02BC\u2032\uFF07`´][\p{L}\p{N}\p{M}]+)*)|(?=\p{So})(?![©®™])\p{Extended_Pictographic}/gu

/** Signs that French texts are made of, once they are folded: their words are found several times sooner. */
const plainText = /^[\s!-_a-~«»°·×\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026€]*$/
const plainWord = /([a-z0-9]+)((?:['\u2019\u2018][a-z0-9]+)*)/g
/** «s.e.o.» and «w-o-o» are read letter by letter. */
const spelledOut = /[a-z][.-][a-z][.-]/

/**
 * The words of a text as index, query and highlighter see them: lower case, without accents,
 * ligatures opened, elided articles dropped («l'audit» is «audit»), numbers kept, all else a gap.
 */
export const splitWords = (text: string): string[] => locateWords(text).map(({ word }) => word)

/** The same words as one text, a single space between two. */
export const foldText = (text: string): string => splitWords(text).join(' ')

/** The same words with their places, in characters of the text as given. */
export function locateWords(text: string): TextWord[] {
  const words: TextWord[] = []
  const folded = foldEvenly(text)
  const isPlainText = folded !== undefined && plainText.test(folded) && !spelledOut.test(folded)
  const found = isPlainText ? folded.matchAll(plainWord) : text.matchAll(rawWord)
  for (const { 0: raw, 1: first, 2: others, index } of found) {
    if (first === undefined || (isPlainText && others === '')) {
      words.push({ word: raw, start: index, end: index + raw.length })
    } else addParts(words, raw.replaceAll(apostrophe, "'"), index)
  }
  return words
}

function addParts(words: TextWord[], raw: string, index: number): void {
  const skipped = elision.test(withoutAccents(raw)) ? raw.indexOf("'") + 1 : 0
  let start = index + skipped
  for (const part of raw.slice(skipped).split("'")) {
    const word = fold(part)
    if (word !== '') words.push({ word, start, end: start + part.length })
    start += part.length + 1
  }
}

/**
 * A whole text in lower case and without accents, where each character keeps its place; undefined
 * where it would not. No mark stands alone, so none is left out, and of the same length none became two.
 */
function foldEvenly(text: string): string | undefined {
  if (mark.test(text)) return undefined
  const folded = withoutAccents(text)
  return folded.length === text.length ? folded : undefined
}

const mark = /[\u0300-\u036F]/
const withoutAccents = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')

function fold(part: string): string {
  // Nearly all words of French have nothing but accents.
  const bare = withoutAccents(part)
  if (/^[a-z0-9]*$/.test(bare)) return bare
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
