import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { markdownDangers, markdownTokens } from '#tests/support/page/markdown.ts'
import {
  markdownLine,
  markdownLink,
  markdownPart,
  markdownText,
} from '#worker/text/markdown-part.ts'

describe('a text as a part of another', () => {
  it('has its headings below those of the part, and what looks like one in code as it is', () => {
    expect(markdownPart('# Un\n## Deux\n##### Cinq\n```\n# commentaire\n```\n### Trois')).toBe(
      '#### Un\n#### Deux\n###### Cinq\n```\n# commentaire\n```\n##### Trois',
    )
  })

  it.each([markdownPart, markdownText])(
    'says raw HTML as text, and leaves code and addresses',
    (part) => {
      expect(
        part('Un <b>mot</b> <!-- x -->, `<b>` et <https://a.example>, 3 < 4\n```\n<p>\n```'),
      ).toBe('Un \\<b>mot\\</b> \\<!-- x -->, `<b>` et <https://a.example>, 3 < 4\n```\n<p>\n```')
    },
  )

  it.each([
    { what: 'a fence of three', text: 'Avant\n```html\n<p>', end: '```' },
    { what: 'a longer fence, with a shorter one in it', text: '````\n```\nfin', end: '````' },
    { what: 'a fence of tildes', text: '~~~\n```', end: '~~~' },
  ])('ends $what that is left open', ({ text, end }) => {
    expect(markdownPart(text)).toBe(`${text}\n${end}`)
  })

  it('leaves alone what is closed, by a longer fence too', () => {
    const text = '```\ncode\n````\nAprès'

    expect(markdownPart(text)).toBe(text)
  })
})

const marks =
  '` `` ``` ~~~ < > <b> <img src=x> </p> <!-- <?x <https://a.b> <javascript:x> \\ \\\\ [ ] ]( ) ]: [a] ![ javascript: JAVA java&#115;cript: data: //a.b https://a.b /x #f | |-| * _ - 1. # > & &lt;'
    .split(' ')
    .concat(
      ' ',
      '  ',
      '    ',
      '\n',
      '\n\n',
      '\r',
      '\t',
      '\n```\n',
      '\n- ',
      '\n   ```\n',
      '\n1. ',
      '\n> ',
    )
const anyMarkdown = fc
  .array(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...marks) }, fc.string({ maxLength: 3 })),
    {
      maxLength: 30,
    },
  )
  .map((pieces) => pieces.join(''))

describe('for a renderer that obeys everything', () => {
  it.each([markdownText, markdownPart])(
    'a text holds neither HTML, images nor unsafe links',
    (part) => {
      fc.assert(
        fc.property(anyMarkdown, (text) => {
          expect([text, markdownDangers(part(text))]).toEqual([text, []])
        }),
        { numRuns: 2000 },
      )
    },
  )

  it.each([
    '` <img src=x> ``',
    'a ` b\n` <img src=x> ` c',
    '```x`\n<img src=x>',
    '1. x\n   ```\n<img src=x>',
    '```\n```\u00a0\n```\n<img src=x>',
    '\\\\<img src=x>',
    '| ` | <img src=x> ` |\n|-|-|',
    '[a](javascript:alert(1))',
    '[a](java&#115;cript:alert(1))',
    '[a](\njavascript:alert(1))',
    '[a]: javascript:alert(1)\n\n[a]',
    '![a](https://a.example/x.png)',
    '\\\\![a](https://a.example/x.png)',
  ])('%j is text', (text) => {
    expect(markdownDangers(text).length).toBeGreaterThan(0)
    expect([markdownText(text), markdownPart(text)].map(markdownDangers)).toEqual([[], []])
  })

  it('a text on one line is shown sign for sign, in a heading and under a link', () => {
    fc.assert(
      fc.property(anyMarkdown, (text) => {
        const line = text.replaceAll(/\s+/g, ' ').trim()
        fc.pre(line !== '' && !/[\0\uD800-\uDFFF]/.test(line))
        for (const markdown of [
          `# ${markdownLine(text)}`,
          `- ${markdownLink(text, 'https://a.example/x')} : suite`,
        ]) {
          const inline = markdownTokens(markdown).find(({ type }) => type === 'inline')
          const shown = (inline?.children ?? []).map(({ content }) => content).join('')
          expect([markdown, shown.replace(/ : suite$/, '')]).toEqual([markdown, line])
          expect(markdownDangers(markdown)).toEqual([])
        }
      }),
      { numRuns: 2000 },
    )
  })

  describe.each([
    { where: 'in a paragraph', prefix: '', blocks: [] },
    { where: 'in a heading', prefix: '# ', blocks: ['heading'] },
    { where: 'in a list', prefix: '- ', blocks: ['bullet_list', 'list_item'] },
    { where: 'in a numbered list', prefix: '1. ', blocks: ['ordered_list', 'list_item'] },
    { where: 'in a quote', prefix: '> ', blocks: ['blockquote'] },
  ])('a text on one line $where', ({ prefix, blocks }) => {
    const leaf = blocks.includes('heading') ? [] : ['paragraph']
    const expectedBlocks = [...blocks, ...leaf].map((name) => `${name}_open`)

    /** The blocks that a renderer opens for a text, and the characters that it shows. */
    function rendered(text: string, suffix: string) {
      const markdown = `${prefix}${markdownLine(text)}${suffix}`
      const tokens = markdownTokens(markdown)
      const opened = tokens.filter(({ block, nesting }) => block && nesting === 1)
      const inline = tokens.find(({ type }) => type === 'inline')
      const shown = (inline?.children ?? []).map(({ content }) => content).join('')
      return { blocks: opened.map(({ type }) => type), shown }
    }

    it.each([
      '# X',
      '###### X',
      '#',
      '##',
      '> X',
      '>X',
      '- X',
      '-',
      '---',
      '- - -',
      '-- -',
      '+ X',
      '+',
      '* X',
      '***',
      '___',
      '===',
      '1. X',
      '1) X',
      '123456789.',
      '~~~ X',
      '``` X',
      '> - 1. # X',
      '-5 % et +3 %',
      '#mot',
      '1.5 fois',
      '2024',
    ])('begins no block with %j', (text) => {
      expect(rendered(text, '')).toEqual({ blocks: expectedBlocks, shown: text })
      expect(rendered(text, ' : suite')).toEqual({
        blocks: expectedBlocks,
        shown: `${text} : suite`,
      })
    })

    it('shows any text sign for sign', () => {
      fc.assert(
        fc.property(anyMarkdown, (text) => {
          const line = text.replaceAll(/\s+/g, ' ').trim()
          fc.pre(line !== '' && !/[\0\uD800-\uDFFF]/.test(line))
          expect([text, rendered(text, ' : suite')]).toEqual([
            text,
            { blocks: expectedBlocks, shown: `${line} : suite` },
          ])
        }),
        { numRuns: 1000 },
      )
    })
  })

  it.each([
    ['# X', String.raw`\# X`],
    ['> X', String.raw`\> X`],
    ['- X', String.raw`\- X`],
    ['12. X', String.raw`12\. X`],
    ['-5 %, #mot et 1.5 - X > 3', '-5 %, #mot et 1.5 - X > 3'],
  ])('escapes %j as %j, and nothing that is no marker', (text, escaped) => {
    expect(markdownLine(text)).toBe(escaped)
  })

  it.each([
    'https://a.example/x) [y](javascript:alert(1)',
    'https://a.example/?a=1&b=2&copy;=3',
    'https://a.example/\u2028b',
    'https://a.example/<b> `c',
    'https://a.example/x\\)y',
  ])('a link leads to %s and nowhere else', (address) => {
    const links = markdownTokens(markdownLink('texte', address)).filter(
      ({ type }) => type === 'link_open',
    )
    const hrefs = links.map((link) => decodeURIComponent(String(link.attrGet('href'))))

    expect(hrefs).toEqual([address])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//a.example', ''])(
    'there is no link to %j',
    (address) => {
      expect(markdownLink('a*b', address)).toBe(String.raw`a\*b`)
    },
  )
})
