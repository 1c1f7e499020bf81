import { describe, expect, it } from 'vitest'

import { selectionMarkdown } from '#web/features/selection/selection-markdown.ts'

const url = 'https://example.org/prompt/a'

describe('a selection as markdown', () => {
  it('numbers the items in their order, with the text of prompts as it is', () => {
    expect(
      selectionMarkdown('Refonte [1]', [
        { ...item('prompt', 'Un prompt'), url, text: '# Rôle\nVous [ton].' },
        {
          ...item('gpt', 'Un GPT'),
          note: 'En réunion.\n\n# Après',
          url: 'https://example.org/gpt/b',
        },
        { ...item('prompt', 'Parti'), url, text: null },
      ]),
    ).toBe(`# Refonte \\[1\\]

## 1. Un prompt

https://example.org/prompt/a

\`\`\`text
# Rôle
Vous [ton].
\`\`\`

## 2. Un GPT

https://example.org/gpt/b

> En réunion.
>
> \\# Après

## 3. Parti

https://example.org/prompt/a

*Ce prompt n’est plus dans le catalogue.*
`)
  })

  it('fences a text that holds fences with a longer one, and keeps a title plain', () => {
    const text = 'Répondez dans\n````\nun bloc\n````'
    const markdown = selectionMarkdown('Ma sélection', [
      { ...item('prompt', 'Balise <title> et [ton]'), url, text },
    ])
    expect(markdown).toContain(`\`\`\`\`\`text\n${text}\n\`\`\`\`\``)
    expect(markdown).toContain(String.raw`## 1. Balise \<title\> et \[ton\]`)
  })
})

function item(kind: 'prompt' | 'gpt', title: string) {
  return { kind, slug: 'a', title, note: '' }
}
