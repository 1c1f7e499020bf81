import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { itemMatch, type Mark } from '#shared/search/item-match.ts'

const item = {
  title: 'Angles de presse numérique',
  description: 'Partez de ce que votre entreprise sait et que personne ne publie.',
  tags: ['relations presse', 'netlinking', 'digital pr'],
  categories: ['Marketing', 'SEO'],
}
const texts = (text: string, marks: Mark[] = []) =>
  marks.map(([start, end]) => text.slice(start, end))

describe('why an item answers the text that filters its list', () => {
  it('R63: is marked where title or description show it', () => {
    const match = itemMatch(item, ['entreprise numerique'])

    expect(texts(item.title, match?.title)).toEqual(['numérique'])
    expect(texts(item.description, match?.description)).toEqual(['entreprise'])
    expect(match?.reasons).toEqual([])
  })

  it('R63: is the tag or the category that holds the word, where they do not', () => {
    expect(itemMatch(item, ['link'])?.reasons).toEqual([
      { field: 'tag', text: 'netlinking', marks: [[3, 7]] },
    ])
    expect(itemMatch(item, ['market'])?.reasons).toEqual([
      { field: 'categorie', text: 'Marketing', marks: [[0, 6]] },
    ])
  })

  it('R63: is the passage of the description that the card cuts off', () => {
    const description = `${'Un début sans rien. '.repeat(10)}Puis le maillage interne des pages.`
    const [reason] = itemMatch({ ...item, description }, ['maillage'])?.reasons ?? []

    expect(reason?.field).toBe('description')
    expect(texts(reason?.text ?? '', reason?.marks)).toEqual(['maillage'])
    expect(reason?.text.startsWith('…')).toBe(true)
    expect(reason?.text.length).toBeLessThanOrEqual(120)
  })

  it('R63: is found in the whole description where the card has its beginning alone', () => {
    const reasons = itemMatch({ ...item, wholeDescription: () => 'Le maillage, enfin.' }, [
      'maillage',
    ])?.reasons

    expect(reasons).toEqual([
      { field: 'description', text: 'Le maillage, enfin.', marks: [[3, 11]] },
    ])
  })

  it('R63: is told of a part of a word, however short', () => {
    expect(texts(item.title, itemMatch(item, ['um'])?.title)).toEqual(['um'])
  })

  it('names a word once, and each word of several', () => {
    const fields = itemMatch(item, ['presse netlinking seo'])?.reasons.map(({ field }) => field)

    expect(fields).toEqual(['tag', 'categorie'])
  })

  it('is told of the synonym that answers, where the text as typed is nowhere', () => {
    expect(itemMatch(item, ['backlinks', 'netlinking'])?.reasons).toHaveLength(1)
  })

  it('is not told where there is no text', () => {
    expect(itemMatch(item, [])).toBeUndefined()
  })

  it('marks nothing outside of its text, whatever the texts', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 80 })
    fc.assert(
      fc.property(
        text,
        text,
        fc.array(text, { maxLength: 4 }),
        text,
        (title, description, tags, q) => {
          const match = itemMatch({ title, description, tags, categories: [] }, [q])
          const all = [
            ...(match?.title ?? []).map((mark) => ({ mark, text: title })),
            ...(match?.description ?? []).map((mark) => ({ mark, text: description })),
            ...(match?.reasons ?? []).flatMap((reason) =>
              reason.marks.map((mark) => ({ mark, text: reason.text })),
            ),
          ]
          for (const { mark, text: marked } of all) {
            expect(mark[0]).toBeLessThan(mark[1])
            expect(mark[1]).toBeLessThanOrEqual(marked.length)
          }
        },
      ),
    )
  })
})
