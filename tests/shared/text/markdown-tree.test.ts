import { describe, expect, it } from 'vitest'

import {
  isCachedAddress,
  isMarkdownTree,
  maxTreeDepth,
  treeText,
} from '#shared/text/markdown-tree.ts'

describe('the address of a link (R214)', () => {
  it.each([
    'http://a.example/',
    'HTTPS://a.example/',
    'irc://a.example/',
    'ircs://a.example/',
    'mailto:a@a.example',
    'xmpp:a@a.example',
    '/prompts',
    'prompts?q=a:b',
    '#faq',
    '?page=2',
  ])('%s is kept', (href) => {
    expect(isCachedAddress(href)).toBe(true)
  })

  it.each([
    '',
    '//a.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java%0Ascript:alert(1)',
    ' javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'ftp://a.example/',
    'tel:+33100000000',
    ':x',
  ])('%s is not kept', (href) => {
    expect(isCachedAddress(href)).toBe(false)
  })
})

describe('a stored value', () => {
  const deep = (levels: number): unknown =>
    levels === 0 ? 'fin' : ['blockquote', deep(levels - 1)]

  it.each([
    [[]],
    [['texte', ['p', ['strong', 'fort'], ['br'], ['a', { href: '/x' }, 'lien']]]],
    [[deep(maxTreeDepth)]],
  ])('of our elements is a tree: %j', (stored) => {
    expect(isMarkdownTree(stored)).toBe(true)
  })

  it.each([
    [null],
    ['texte'],
    [{ type: 'root', children: [] }],
    [[['script', 'alert(1)']]],
    [[['p', ['img']]]],
    [[['p', { class: 'x' }, 'texte']]],
    [[['a', 'texte']]],
    [[['a', { href: 'javascript:alert(1)' }, 'texte']]],
    [[['a', { href: '/x', onclick: 'alert(1)' }, 'texte']]],
    [[[]]],
    [[deep(maxTreeDepth + 1)]],
  ])('of anything else is none: %j', (stored) => {
    expect(isMarkdownTree(stored)).toBe(false)
  })
})

it('makes one line of a tree, with a space where blocks and lines meet, and none within words', () => {
  expect(
    treeText([
      ['h3', 'Titre'],
      ['p', 'Un ', ['strong', 'm'], 'ot,', ['br'], 'une\n  ligne'],
      ['ul', ['li', 'un'], ['li', ['a', { href: '/x' }, 'deux']]],
      ['table', ['tr', ['td', 'a'], ['td', 'b\u00a0?']]],
    ]),
  ).toBe('Titre Un mot, une ligne un deux a b\u00a0?')
})
