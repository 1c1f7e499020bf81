const noBreak = '\u00a0'
/** Between the groups of a numeral, as the engine's own formats write it. */
const narrowNoBreak = '\u202f'

/** A line may not break before these, nor after an opening quotation mark. */
const besideSign = / (?=[:;?!]+(?:\s|$)|[»%‰])|(?<=«) /gu

/**
 * A numeral keeps its unit, the one it makes a range with, and the month and year of its date: «2 à 5 min»,
 * «1 h 30», «1er mai 2026».
 */
const besideNumeral =
  / (?=€)|(?<=\d) (?=(?:[kM]€?|[kKMGT]o|[km]?m|[km]?g|px|pts?|ms|s|min|h|ans?|années?|mois|semaines?|jours?|heures?|minutes?|secondes?|mots?|pages?|signes|caractères|euros)(?![\p{L}\d'’]))|(?<=\d h) (?=\d)|(?<=\d) (?=[à–] \d)|(?<=\d [à–]) (?=\d)|(?<=\d(?:er)?) (?=\p{Ll}{3,9} \d{4})|(?<=\d(?:er)? \p{Ll}{3,9}) (?=\d{4})/gu

const digitGroups = /(?<!\d)\d{1,3}(?: \d{2,3}){1,8}(?!\d)/g
/** Thousands, or a telephone number: two numerals that only stand side by side are neither. */
const oneNumeral = /^(?:\d{1,3}(?: \d{3})+|\d{1,2}(?: \d\d){4})$/

/** The apostrophe that a keyboard has stands for the one that is printed. */
const betweenLetters = /(?<=\p{L})'(?=\p{L})/gu

/**
 * A text as French is typeset, where it is shown: what belongs together stays on one line. Whatever is
 * copied, sent back or read by programs stays as it was written. Every text keeps its length.
 */
export function typeset(text: string): string {
  return text
    .replaceAll(digitGroups, (groups) =>
      oneNumeral.test(groups) ? groups.replaceAll(' ', narrowNoBreak) : groups,
    )
    .replaceAll(besideSign, noBreak)
    .replaceAll(besideNumeral, noBreak)
    .replaceAll(betweenLetters, '’')
}
