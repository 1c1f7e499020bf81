import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { hasVisibleText, storableTexts, visibleControls } from '#shared/text/control-characters.ts'

it.each([
  ['\u001B[31mrouge\u001B[0m', '\\u001b[31mrouge\\u001b[0m'],
  ['\u001B]0;titre\u0007', '\\u001b]0;titre\\u0007'],
  ['\u009B2J', '\\u009b2J'],
  ['a\u202Eb', 'a\\u202eb'],
  ['\u2066a\u2069\u200E\u200F\u061C', '\\u2066a\\u2069\\u200e\\u200f\\u061c'],
  ['a\u2028b\u2029c\u0085d', 'a\\u2028b\\u2029c\\u0085d'],
  ['a\rb\bc\u007F', 'a\\u000db\\u0008c\\u007f'],
  ['\uFEFFnom\u200B', '\\ufeffnom\\u200b'],
  ['a\u{E0041}', 'a\\u{e0041}'],
  ['\uD800', '\\ud800'],
])('shows the control characters of %j', (text, shown) => {
  expect(visibleControls(text)).toBe(shown)
})

it.each(['Été\u00a0: « 50\u202f% »\n\tsuite', 'a\\u001b', '👩\u200D💻 👋🏽 ✔️', 'می\u200Cخواهم'])(
  'leaves %j as it is',
  (text) => {
    expect(visibleControls(text)).toBe(text)
  },
)

it('leaves nothing in any text that acts on a terminal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', size: 'large' }), (text) => {
      expect(visibleControls(text)).not.toMatch(
        /(?![\n\t])\p{Cc}|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u,
      )
    }),
  )
})

it('makes the texts of a value storable', () => {
  const texts = {
    titre: 'a\u0000b\u007F',
    lignes: ['un\n\tdeux\r\n', 'cassé \uD83D'],
    rang: 2,
    vide: null,
  }

  expect(storableTexts(texts)).toEqual({
    titre: 'ab',
    lignes: ['un\n\tdeux\r\n', 'cassé \uFFFD'],
    rang: 2,
    vide: null,
  })
})

it.each([
  ['', false],
  [' \n\u00A0', false],
  ['\u200B\u2060', false],
  ['\u0000', false],
  ['👩\u200D💻', true],
  ['\u202Fé', true],
])('tells whether %j shows anything', (text, isVisible) => {
  expect(hasVisibleText(text)).toBe(isVisible)
})
