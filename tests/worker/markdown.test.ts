import type { Element, Nodes, Root } from 'hast'
import { describe, expect, it } from 'vitest'

import { asVisitor } from '#tests/support/caller.ts'
import { insertGpt } from '#tests/support/factories.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { markdownTree } from '#worker/markdown.ts'

describe('links (R214)', () => {
  it.each([
    'http://a.example/',
    'https://a.example/?a=1&b=2',
    'irc://a.example/',
    'ircs://a.example/',
    'mailto:a@a.example',
    'xmpp:a@a.example',
    '/prompts',
    '#faq',
  ])('to %s are kept', (address) => {
    expect(links(markdownTree(`[texte](${address})`))).toEqual([{ href: address }])
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    'data:text/html,alert(1)',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'tel:+33100000000',
    'blob:https://a.example/1',
  ])('to %s lose the address and keep the text', (address) => {
    const tree = markdownTree(`[texte](<${address}>)`)

    expect(links(tree)).toEqual([{}])
    expect(textOf(tree)).toBe('texte')
  })

  it('keep nothing but their address', () => {
    expect(links(markdownTree('[texte](https://a.example "titre")'))).toEqual([
      { href: 'https://a.example' },
    ])
  })
})

describe('raw HTML', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://a.example"></iframe>',
    '<style>* { display: none }</style>',
    '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<p style="color:red" id="root">x</p>',
  ])('of the form %s leaves neither element nor attribute', (html) => {
    const tree = markdownTree(`avant\n\n${html}\n\naprès ${html} fin`)

    expect(new Set(elements(tree).map(({ tagName }) => tagName))).toEqual(new Set(['p']))
    expect(elements(tree).flatMap(({ properties }) => Object.keys(properties))).toEqual([])
    expect(JSON.stringify(tree)).not.toContain('"raw"')
  })

  it('of images is dropped as well: the policy allows none from elsewhere', () => {
    const names = elements(markdownTree('![alt](https://a.example/x.png)')).map(
      ({ tagName }) => tagName,
    )

    expect(names).toEqual(['p'])
  })
})

describe('the tree', () => {
  it('keeps the structure that editors write', () => {
    const tree = markdownTree(
      '### Titre\n\n- un\n- **deux**\n\n1. *trois*\n\n> cité\n\n`code`\n\n| a | b |\n|---|---|\n| c | d |\n\n~~non~~',
    )

    expect(elements(tree).map(({ tagName }) => tagName)).toEqual(
      expect.arrayContaining(
        'h3 ul li strong ol em blockquote code table thead tr th tbody td del'.split(' '),
      ),
    )
  })

  it('carries no source positions', () => {
    expect(JSON.stringify(markdownTree('# a\n\n*b* [c](https://a.example)'))).not.toContain(
      'position',
    )
  })

  it.each([
    ['quotes', '>'.repeat(2000)],
    ['quotes far apart', `${`>${' '.repeat(90)}`.repeat(10)}x`],
    ['lists', '- '.repeat(1000)],
    ['emphasis', `${'*'.repeat(3000)}x${'*'.repeat(3000)}`],
    ['images', `${'!['.repeat(1000)}${'](x)'.repeat(1000)}`],
    ['brackets', '['.repeat(19_990)],
    ['links', '[a]('.repeat(4990)],
  ])('survives deeply nested %s', (_what, markdown) => {
    expect(markdownTree(`${markdown} fin`).type).toBe('root')
  })

  it('of a description of 20,000 characters reaches the visitor whole', async () => {
    const db = await createTestDatabase()
    const description = `${'Un paragraphe **fort**.\n\n'.repeat(850).slice(0, 19_990)}\n\nfin`
    await insertGpt(db, { slug: 'long', description })

    const gpt = await asVisitor(db).catalogue.gpt({ slug: 'long' })

    expect(textOf(gpt.description)).toMatch(/fin$/)
    expect(gpt.description_texte.length).toBeLessThanOrEqual(400)
  })
})

function elements(node: Nodes): Element[] {
  const below = 'children' in node ? node.children.flatMap((child) => elements(child)) : []
  return node.type === 'element' ? [node, ...below] : below
}

const links = (tree: Root) =>
  elements(tree).flatMap(({ tagName, properties }) => (tagName === 'a' ? [properties] : []))

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : ''
}
