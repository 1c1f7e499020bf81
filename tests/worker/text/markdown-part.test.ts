import { describe, expect, it } from 'vitest'

import { markdownPart, markdownText } from '#worker/text/markdown-part.ts'

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
