import { parsePrompt } from './prompt-variables.ts'

/** The name of a variable as names are compared: lower-case ASCII words and digits, with single dashes. */
export const foldVariableName = (name: string): string =>
  name
    .replaceAll(/œ/gi, 'oe')
    .replaceAll(/æ/gi, 'ae')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The names between the brackets of a prompt's text as they are compared, each once. */
export const bracketNames = (text: string): string[] => [
  ...new Set(
    parsePrompt(text)
      .variables.map(({ placeholder }) => foldVariableName(placeholder))
      .filter((name) => name !== ''),
  ),
]
