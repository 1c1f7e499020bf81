import { describe, expect, it } from 'vitest'

import { cutToWidth } from '#web/admin/seo/search-preview.tsx'

/** A font of which every letter is as wide as half its size. */
const evenFont = (text: string, size: number) => (Array.from(text).length * size) / 2

const cut = (text: string, maxPx: number) => cutToWidth(text, 20, maxPx, evenFont)

describe('a text in a search result', () => {
  it('stays whole as long as it fits', () => {
    expect(cut('Prompts SEO', 110)).toBe('Prompts SEO')
    expect(cut('', 0)).toBe('')
  })

  it('is cut after a word that leaves room for the ellipsis', () => {
    expect(cut('Prompts SEO pour tous', 200)).toBe('Prompts SEO pour ...')
    expect(cut('Prompts SEO pour tous', 199)).toBe('Prompts SEO ...')
  })

  it('is cut inside a word where one word is longer than the line', () => {
    expect(cut('anticonstitutionnellement', 100)).toBe('antico ...')
  })

  it('does not cut a letter in two', () => {
    expect(cut('🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂', 100)).toBe('🙂🙂🙂🙂🙂🙂 ...')
  })
})
