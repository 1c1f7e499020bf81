export const delimiters = [
  { sign: ',', name: 'virgule' },
  { sign: ';', name: 'point-virgule' },
  { sign: '\t', name: 'tabulation' },
  { sign: '|', name: 'barre verticale' },
] as const satisfies Delimiter[]
export type Delimiter = { sign: string; name: string }

/** Separates the values of a list. No text contains this character. */
export const noDelimiter: Delimiter = { sign: '\u001F', name: 'une seule colonne' }

/** Excel names the delimiter in a first line of its own. */
export function splitSeparatorLine(text: string): { told: Delimiter | undefined; body: string } {
  const [line = '', sign] = /^"?sep=([,;\t|])"?\r?\n/i.exec(text) ?? []
  const told = delimiters.find((delimiter) => delimiter.sign === sign)
  return { told, body: text.slice(line.length) }
}
