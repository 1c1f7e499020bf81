/** A text of exactly so many characters. */
type Hostile = (length: number) => string

const repeated =
  (pattern: string): Hostile =>
  (length) =>
    pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length)

/** Half of the text opens, the other half closes. */
const nested =
  (opening: string, closing: string): Hostile =>
  (length) => {
    const depth = Math.floor(length / (opening.length + closing.length))
    return (opening.repeat(depth) + closing.repeat(depth)).padEnd(length, 'b')
  }

/** Lines or runs that grow, until there are enough of them. */
const growing =
  (piece: (index: number) => string): Hostile =>
  (length) => {
    let text = ''
    for (let index = 0; text.length < length; index += 1) text += piece(index)
    return text.slice(0, length)
  }

/** Rows of one cell, which a parser fills up to the width of their table. */
export const shortRows =
  (columns: number, rows: number): Hostile =>
  (length) =>
    repeated(`${'|a'.repeat(columns)}\n${'|-'.repeat(columns)}\n${'x\n'.repeat(rows)}\n`)(length)

/**
 * Texts that made parsers of markdown slow, deep or large: those of CommonMark's own tests
 * (`pathological_tests.py`), and those that an attack on this site found.
 */
export const hostileMarkdown: Record<string, Hostile> = {
  'nested strong and emphasis': nested('*a **a ', ' a** a*'),
  'closers of emphasis without openers': repeated('a_ '),
  'openers of emphasis without closers': repeated('_a '),
  'closers of links without openers': repeated('a]'),
  'openers of links without closers': repeated('[a'),
  'openers and closers that do not match': repeated('*a_ '),
  'openers of one kind before closers of another': (length) =>
    repeated('*a ')(length / 2) + repeated('_a*_ ')(length / 2),
  'openers and closers in threes': (length) => `a**b${repeated('c* ')(length - 4)}`,
  'openers of links and closers of emphasis': repeated('[ a_'),
  'brackets and parentheses': repeated('[ (]('),
  'links in images': repeated('![[]()'),
  'links and emphasis that cross': repeated('**x [a*b**c*](d) '),
  'nested brackets': nested('[', ']'),
  'nested quotes': repeated('> '),
  'nested quotes without spaces': repeated('>'),
  'nested lists by their indentation': growing((index) => `${'  '.repeat(index)}* a\n`),
  'null characters': repeated('abc\0de\0'),
  'backticks of growing length': growing((index) => `e${'`'.repeat(index + 1)}`),
  'unclosed links with angle brackets': repeated('[a](<b'),
  'unclosed links': repeated('[a](b'),
  'links that open': repeated('[a]('),
  'unclosed comments': (length) => `</${repeated('<!--')(length - 2)}`,
  'empty lines in nested lists': (length) =>
    `${repeated('- ')(length / 2)}x${'\n'.repeat(length / 2 - 1)}`,
  'empty lines in nested lists in a quote': (length) =>
    `> ${repeated('- ')(length / 2)}x\n${repeated('>\n')(length / 2 - 4)}`,
  'emphasis in deep quotes': (length) => repeated('>')(length / 2) + repeated('a*')(length / 2),
  'many references': (length) =>
    growing((index) => `[${index}]: u\n`)(length / 2) + repeated('\n[0] ')(length / 2),
  'a long address used often': (length) =>
    `[a]: ${'u'.repeat(length / 2 - 5)}\n\n`.padEnd(length, '[a] '),
  'emphasis before stars': repeated('_a*'),
  'open brackets': repeated('['),
  'nested lists': repeated('* '),
  'nested numbered lists': repeated('1. '),
  'nested images': nested('![a', '](x)'),
  'images that open': repeated('![a'),
  'strikethrough that opens': repeated('~~a '),
  'a table of 2,500 columns with short rows': (length) => shortRows(length / 8, length)(length),
  'many tables with short rows': shortRows(181, 362),
  'a table of empty cells': (length) =>
    `|a${'|'.repeat(9)}\n${'|-'.repeat(10)}\n`.padEnd(length, '|'),
  'addresses one after another': repeated('http://a.b?'),
  'mail addresses': repeated('a@b.c@'),
  'control characters': repeated('\u0001'),
}
