import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseMarkdown, storedTree } from '#drizzle/derived/markdown.ts'
import { isMarkdownTree, type MarkdownTree, treeText } from '#shared/text/markdown-tree.ts'

const treeOf = (markdown: string) => parseMarkdown(markdown).tree

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
    expect(treeOf(`[texte](${address} "titre")`)).toEqual([
      ['p', ['a', { href: address }, 'texte']],
    ])
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    'data:text/html,alert(1)',
    'data:image/png;base64,AAAA',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://a.example/',
    '//a.example/',
    'tel:+33100000000',
    'blob:https://a.example/1',
  ])('to %s lose the address and keep the text', (address) => {
    expect(treeOf(`un [**texte** long](<${address}>) lu`)).toEqual([
      ['p', 'un ', ['strong', 'texte'], ' long lu'],
    ])
  })

  it('are made of addresses that say their scheme, and of no other word with a dot', () => {
    expect(treeOf('voir https://a.example/é, a@b.example ou robots.txt')).toEqual([
      [
        'p',
        'voir ',
        ['a', { href: 'https://a.example/%C3%A9' }, 'https://a.example/é'],
        ', ',
        ['a', { href: 'mailto:a@b.example' }, 'a@b.example'],
        ' ou robots.txt',
      ],
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
  ])('of the form %s is text', (html) => {
    const tree = treeOf(`avant\n\n${html}\n\naprès ${html} fin`)

    expect(isMarkdownTree(tree)).toBe(true)
    expect(treeText(tree)).toBe(`avant ${html} après ${html} fin`)
  })

  it('of images is their text: the policy allows none from elsewhere', () => {
    expect(treeOf('![une **vue**](https://a.example/x.png)')).toEqual([['p', 'une vue']])
  })
})

const marks = '* ** _ ~~ ` [ ]( ) ![ < > | |-|\n - 1. # \\ &lt; &#10; \0 \u2028 🙂 mot'.split(' ')
marks.push(' ', '  ', '    ', '\n', '\n\n', '\n```\n', '\n- ', '\n> ', '\n1. ')
marks.push('javascript:', 'data:', '//a.b', 'http://a.b', 'a@b.fr', '<script>', '<b onclick=x>')

describe('the tree', () => {
  it('keeps the structure that editors write', () => {
    expect(
      treeOf(
        '### Titre\n\n- un\n- **deux**\n\n1. *trois*\n\n> cité\n> encore  \n> fin\n\n`code`\n\n| a | b |\n|---|:-:|\n| c |\n\n~~non~~\n\n---\n\n```js\nx\n```',
      ),
    ).toEqual([
      ['h3', 'Titre'],
      ['ul', ['li', 'un'], ['li', ['strong', 'deux']]],
      ['ol', ['li', ['em', 'trois']]],
      ['blockquote', ['p', 'cité\nencore', ['br'], 'fin']],
      ['p', ['code', 'code']],
      [
        'table',
        ['thead', ['tr', ['th', 'a'], ['th', 'b']]],
        ['tbody', ['tr', ['td', 'c'], ['td']]],
      ],
      ['p', ['del', 'non']],
      ['hr'],
      ['pre', ['code', 'x\n']],
    ])
  })

  it('has headings below those of the page alone', () => {
    expect(treeOf('# a\n\n## b\n\n###### c')).toEqual([
      ['h3', 'a'],
      ['h3', 'b'],
      ['h6', 'c'],
    ])
  })

  it('of any text holds only our elements and addresses', () => {
    const piece = fc.constantFrom(...marks)
    const markdown = fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 60 })
    fc.assert(
      fc.property(markdown, (pieces) => {
        expect(isMarkdownTree(treeOf(pieces.join('')))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('of plain paragraphs says what their source says', () => {
    const word = fc.stringMatching(/^[a-zA-Zàâçéèêëîïôùûœ’«»0-9]{1,12}[,;!?]?$/)
    const line = fc.array(
      word.filter((text) => !/^\d/.test(text)),
      { minLength: 1, maxLength: 12 },
    )
    const paragraph = fc.array(
      line.map((words) => words.join(' ')),
      { minLength: 1, maxLength: 4 },
    )
    fc.assert(
      fc.property(fc.array(paragraph, { minLength: 1, maxLength: 5 }), (paragraphs) => {
        const source = paragraphs.map((lines) => lines.join('\n'))
        const tree = treeOf(source.join('\n\n'))

        expect(tree).toEqual(source.map((lines) => ['p', lines]))
        expect(treeText(tree)).toBe(paragraphs.flat().join(' '))
      }),
    )
  })
})

describe('a description as one line (R207)', () => {
  it.each([
    ['## Titre\n\nUn **mot** et `du code`.', 'Titre Un mot et du code.'],
    ['- un\n- deux', 'un deux'],
    ['[texte](https://a.example) et ![image](x.png)', 'texte et image'],
    ['Une ligne\nune autre\t\tet   des blancs', 'Une ligne une autre et des blancs'],
    ['Une ligne  \nune autre', 'Une ligne une autre'],
    ['2 * 3 * 4 = 24, a_b_c', '2 * 3 * 4 = 24, a_b_c'],
    ['| a | b |\n|---|---|\n| c | d |', 'a b c d'],
    ['', ''],
  ])('of %j is %j', (markdown, line) => {
    expect(treeText(treeOf(markdown))).toBe(line)
  })
})

describe('a text', () => {
  const filled = `${'|a'.repeat(40)}\n${'|-'.repeat(40)}\n`

  it.each([
    ['nests quotes', `un\n\n${'> '.repeat(40)}deux`, /^Ligne 3\u00a0: .*trop imbriquée/],
    ['nests lists', `un\n\n${indented(20)}`, /^Ligne 1[78]\u00a0: .*trop imbriquée/],
    ['nests emphasis', `un\n${'*a **b '.repeat(20)}${'b** a*'.repeat(20)}`, /^Ligne 2\u00a0: /],
    [
      'fills up its tables',
      `un\n\n${filled}${'x\n'.repeat(2000)}`,
      /^Ligne \d+\u00a0: .*trop lourde/,
    ],
    [
      'repeats an address',
      `[a]: /${'u'.repeat(9000)}\n\n${'[a]\n'.repeat(2000)}`,
      /^Ligne 1[34]\u00a0: /,
    ],
  ])('that %s is refused with the line, and stays one paragraph', (_what, markdown, message) => {
    const { tree, refusal } = parseMarkdown(markdown)

    expect(refusal).toMatch(message)
    expect(tree).toEqual([['p', markdown]])
  })

  it.each([
    ['blanks to fill in', `Nom : ${'_'.repeat(40)}`],
    ['a rule of stars', `a\n\n${'*'.repeat(60)}\n\nb`],
    ['ten levels of lists', indented(10)],
    ['ten levels of quotes', `${'> '.repeat(10)}a`],
    ['a table as long as a description may be', `|a|b|\n|-|-|\n${'|un|deux|\n'.repeat(1990)}`],
    ['the longest list', '- un mot\n'.repeat(2200)],
    ['three bytes a letter', 'あ'.repeat(20_000)],
  ])('with %s is accepted', (_what, markdown) => {
    expect(parseMarkdown(markdown).refusal).toBeNull()
  })
})

function indented(levels: number): string {
  return Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')
}

describe('what is stored', () => {
  const description = 'Un **mot**'
  const description_arbre: MarkdownTree = [['p', 'autre chose']]

  it('is shown as it is, without reading the text again', () => {
    expect(storedTree({ description, description_format: 1, description_arbre })).toBe(
      description_arbre,
    )
  })

  it.each([
    ['has another format', { description_format: 0, description_arbre }],
    ['is no tree', { description_format: 1, description_arbre: null }],
  ])('is made anew where it %s', (_fault, stored) => {
    expect(storedTree({ description, ...stored })).toEqual([['p', 'Un ', ['strong', 'mot']]])
  })
})
