import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fixedPageDefault } from '#shared/pages/fixed-page-default.ts'
import {
  cutDescription,
  cutText,
  detailTitle,
  fallbackMetadata,
  isDescriptionCut,
  itemMetadata,
} from '#shared/pages/page-metadata.ts'
import { type FixedPath, fixedPaths, pagePaths, pages } from '#shared/pages/pages.ts'
import { defaultTexts } from '#shared/site/texts/site-texts.ts'

const defaults = [
  ...pagePaths.map((path) => [path, pages[path]] as const),
  ['fallback', fallbackMetadata] as const,
]

describe('the defaults of the pages', () => {
  it.each(['/', '/prompts', '/gpts', '/categories', '/recherche', '/ajouter', '/plan-du-site'])(
    'has one for %s',
    (path) => {
      expect(fixedPaths).toContain(path)
    },
  )

  it.each(defaults)('fits the result page of a search engine: %s', (_path, page) => {
    expect(page.title.length).toBeGreaterThan(0)
    expect(page.title.length).toBeLessThanOrEqual(60)
    expect(page.description.length).toBeGreaterThan(0)
    expect(page.description.length).toBeLessThanOrEqual(160)
  })

  it.each(fixedPaths)('names what %s is about', (path) => {
    expect(pages[path].keywords).not.toBe('')
  })

  it('gives no two pages the same title or description', () => {
    const titles = defaults.map(([, page]) => page.title)
    const descriptions = defaults.map(([, page]) => page.description)
    expect(new Set(titles).size).toBe(titles.length)
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })
})

describe('the defaults of a catalogue of another subject', () => {
  const site_description = fallbackMetadata.description
  const defaultOf = (path: FixedPath, subject: string) =>
    fixedPageDefault(path, { site_description, texts: { subject } })

  it.each(fixedPaths)('are those of the first on one of its subject: %s', (path) => {
    expect(defaultOf(path, defaultTexts.subject)).toBe(pages[path])
  })

  it.each(['les juristes', 'a'.repeat(200), '$& $1'])('fit, and name no other: %s', (subject) => {
    const texts = fixedPaths.map((path) => defaultOf(path, subject))

    for (const { title, description, keywords } of texts) {
      expect(title.length).toBeLessThanOrEqual(60)
      expect(description.length).toBeLessThanOrEqual(160)
      expect(`${title} ${description} ${keywords}`).not.toMatch(
        /SEO|SERP|référencement|marketing|{/,
      )
    }
    expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length)
    expect(new Set(texts.map(({ description }) => description)).size).toBe(texts.length)
  })
})

describe('the title of a detail page (R19)', () => {
  it('leaves a title of 50 characters alone', () => {
    expect(detailTitle('a'.repeat(50))).toBe('a'.repeat(50))
  })

  it('cuts a longer one at 50 characters and adds an ellipsis', () => {
    expect(detailTitle('a'.repeat(51))).toBe(`${'a'.repeat(50)}…`)
  })

  it('counts an emoji as one character and never cuts it in two', () => {
    expect(detailTitle('😀'.repeat(50))).toBe('😀'.repeat(50))
    expect(detailTitle('😀'.repeat(51))).toBe(`${'😀'.repeat(50)}…`)
  })

  it('begins like the title it cuts, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (title) => {
        const cut = detailTitle(title)
        expect(title.startsWith(cut.replace(/…$/u, ''))).toBe(true)
        expect(Array.from(cut).length).toBeLessThanOrEqual(51)
        expect(cut.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('the description of a page whose text is longer', () => {
  const first = 'Une phrase qui dit en une ligne et demie ce que l’on trouve sur la page.'

  it('is the sentences that fit', () => {
    const text = `${first} Puis une autre, v1.2 comprise. ${'mot '.repeat(40)}.`
    expect(cutDescription(text)).toBe(`${first} Puis une autre, v1.2 comprise.`)
    expect(isDescriptionCut(text)).toBe(false)
  })

  it.each(['Courte. ', '', 'fichier.txt '])(
    'is its beginning where they say too little: %j',
    (start) => {
      const text = start + 'mot '.repeat(60)
      expect(cutDescription(text)).toBe(cutText(text, 160))
      expect(isDescriptionCut(text)).toBe(true)
    },
  )

  it('is at most 160 characters of an item’s own', () => {
    const { description } = itemMetadata('Fiche', 'mot '.repeat(80), [])
    expect(description.length).toBeLessThanOrEqual(160)
  })

  it('takes in a sentence that ends with the room', () => {
    const text = `${'a'.repeat(159)}. Suite`
    expect(cutDescription(text)).toBe(`${'a'.repeat(159)}.`)
    expect(cutDescription('a'.repeat(160))).toBe('a'.repeat(160))
  })
})

describe('a text cut to a length', () => {
  it('leaves a text that fits alone', () => {
    expect(cutText('Un audit complet', 16)).toBe('Un audit complet')
  })

  it('cuts at the end of a word and drops the punctuation before the ellipsis', () => {
    expect(cutText('Un audit complet, en ordre', 20)).toBe('Un audit complet…')
  })

  it('cuts inside a word that has no space before it', () => {
    expect(cutText('a'.repeat(30), 20)).toBe(`${'a'.repeat(19)}…`)
  })

  it('leaves out an emoji that it would cut in two', () => {
    expect(cutText(`${'a'.repeat(18)}😀${'b'.repeat(30)}`, 20)).toBe(`${'a'.repeat(18)}…`)
  })

  it('is never longer than asked, and never holds half an emoji', () => {
    const texts = fc
      .array(fc.constantFrom('mot', ' ', 'référencement', '😀', ', ', '.'), { maxLength: 60 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 160 }), (text, maxLength) => {
        const cut = cutText(text, maxLength)
        expect(cut.length).toBeLessThanOrEqual(maxLength)
        expect(cut.isWellFormed()).toBe(true)
        expect(cut === text || cut.endsWith('…')).toBe(true)
      }),
    )
  })
})
