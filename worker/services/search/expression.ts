/** A question to the full-text index, in its own language; null is the question nothing answers. */
export type Expression = string | null

/** A mark that no text carries. */
export const nothing = '"="'

/** Words that follow each other. Only words of the normaliser and their marks reach the index. */
export const phrase = (words: string[], mark = ''): Expression =>
  words.length === 0 ? null : `"${words.map((word) => mark + word).join(' ')}"`

/** The same where the last word may be the beginning of one. */
export const phraseStart = (words: string[], mark = ''): Expression => {
  const whole = phrase(words, mark)
  return whole === null ? null : `${whole} *`
}

/** The same where the phrase begins its column. */
export const atBeginning = (expression: Expression): Expression =>
  expression === null ? null : `^ ${expression}`

/** What answers one of the questions at least. */
export function anyOf(expressions: Expression[]): Expression {
  const possible = [...new Set(expressions.filter((expression) => expression !== null))]
  if (possible.length <= 1) return possible[0] ?? null
  return `(${possible.join(' OR ')})`
}

/** What answers them all; of no question, nothing. */
export function allOf(expressions: Expression[]): Expression {
  const needed = [...new Set(expressions)]
  if (needed.length === 0 || needed.includes(null)) return null
  return needed.length === 1 ? (needed[0] ?? null) : `(${needed.join(' AND ')})`
}

/** What answers the first question and not the second. */
export function except(expression: Expression, excluded: Expression): Expression {
  if (expression === null || excluded === null) return expression
  return expression === excluded ? null : `(${expression} NOT ${excluded})`
}

/** What answers at least `count` of the questions. */
export function atLeast(count: number, expressions: Expression[]): Expression {
  if (count === expressions.length) return allOf(expressions)
  const [first, ...others] = expressions
  if (first === undefined) return null
  if (count === 1) return anyOf(expressions)
  return anyOf([allOf([first, atLeast(count - 1, others)]), atLeast(count, others)])
}
