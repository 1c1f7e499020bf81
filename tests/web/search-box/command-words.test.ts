import { expect, it } from 'vitest'

import { callsCommand } from '#web/search-box/palette/command-words.ts'

const theme = 'passer au thème clair sombre'

it.each([
  'thème',
  'theme',
  'THÈME',
  'thèm',
  't',
  'sombre',
  'thème sombre',
  'sombre theme',
  'au th',
])('is called by «%s», a beginning of its words without accents and in any order', (typed) => {
  expect(callsCommand(typed, theme)).toBe(true)
})

it.each(['ème', 'thèmes', 'thème seo', 'ombre', 'seo'])(
  'is not called by «%s», of which a word begins none of its own',
  (typed) => {
    expect(callsCommand(typed, theme)).toBe(false)
  },
)

it.each(['', '   ', '…', '«\u00a0»'])('is not called by «%s», which has no word', (typed) => {
  expect(callsCommand(typed, theme)).toBe(false)
})

it('hears a name with an apostrophe or an accent as it is searched', () => {
  const client = 'client L’Atelier Ménard'
  expect(callsCommand('atelier', client)).toBe(true)
  expect(callsCommand("l'atelier menard", client)).toBe(true)
  expect(callsCommand('client men', client)).toBe(true)
})
