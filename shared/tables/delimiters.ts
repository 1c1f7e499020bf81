export const delimiters = [
  { character: ',', name: 'virgule' },
  { character: ';', name: 'point-virgule' },
  { character: '\t', name: 'tabulation' },
  { character: '|', name: 'barre verticale' },
] as const satisfies Delimiter[]
export type Delimiter = { character: string; name: string }

/** Separates the values of a list. No text contains this character. */
export const noDelimiter: Delimiter = { character: '\u001F', name: 'une seule colonne' }

/** Excel names the delimiter in a first line of its own. */
export function splitSeparatorLine(text: string): {
  declared: Delimiter | undefined
  body: string
} {
  const [line = '', character] = /^"?sep=([,;\t|])"?\r?\n/i.exec(text) ?? []
  const declared = delimiters.find((delimiter) => delimiter.character === character)
  return { declared, body: text.slice(line.length) }
}
