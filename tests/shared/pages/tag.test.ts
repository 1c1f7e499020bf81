import { describe, expect, it } from 'vitest'

import { roomTaken } from '#shared/admin/seo-problems.ts'
import { tagMetadata } from '#shared/pages/tag.ts'
import { defaultTexts } from '#shared/site/texts/site-texts.ts'

const textsOf = (name: string) =>
  tagMetadata({ slug: 'tag', name, promptCount: 12, gptCount: 34 }, defaultTexts)

describe('what the page of a tag says of itself', () => {
  it.each(['ga4', 'données structurées', 'réponses des assistants ia', 'contenu pour le tourisme'])(
    'has room for %j, and is no beginning of a sentence',
    (name) => {
      const { title, description } = textsOf(name)

      expect(title).toContain(`${name} : prompts et GPT`)
      expect(description).toMatch(/lancer\.$/)
      expect(roomTaken(title, 'title').state).toBe('fine')
      expect(roomTaken(description, 'description').state).toBe('fine')
    },
  )

  it('is the name alone, cut after a word, where that has no room beside it', () => {
    expect(textsOf('mot '.repeat(20).trim()).title).toBe(`${'mot '.repeat(13)}mot…`)
  })
})
