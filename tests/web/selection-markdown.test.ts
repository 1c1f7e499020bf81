import { describe, expect, it } from 'vitest'

import { selectionMarkdown } from '#web/features/selection/selection-markdown.ts'

const url = 'https://example.org/prompt/a'

describe('a selection as markdown', () => {
  it('numbers the items in their order, with the text of prompts as it is', () => {
    expect(
      selectionMarkdown([
        { kind: 'prompt', slug: 'a', title: 'Un prompt', url, text: '# Rôle\nVous [ton].' },
        { kind: 'gpt', slug: 'b', title: 'Un GPT', url: 'https://example.org/gpt/b' },
        { kind: 'prompt', slug: 'c', title: 'Parti', url, text: null },
      ]),
    ).toBe(`# Ma sélection

## 1. Un prompt

https://example.org/prompt/a

\`\`\`text
# Rôle
Vous [ton].
\`\`\`

## 2. Un GPT

https://example.org/gpt/b

## 3. Parti

https://example.org/prompt/a

*Ce prompt n’est plus dans le catalogue.*
`)
  })

  it('fences a text that holds fences with a longer one, and keeps a title plain', () => {
    const text = 'Répondez dans\n````\nun bloc\n````'
    const markdown = selectionMarkdown([
      { kind: 'prompt', slug: 'a', title: 'Balise <title> et [ton]', url, text },
    ])
    expect(markdown).toContain(`\`\`\`\`\`text\n${text}\n\`\`\`\`\``)
    expect(markdown).toContain(String.raw`## 1. Balise \<title\> et \[ton\]`)
  })
})
