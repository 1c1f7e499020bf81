import { describe, expect, it } from 'vitest'

import type { FilterCounts, OptionCount } from '#shared/search/search.ts'
import { builtInNames } from '#tests/support/database/built-in-categories.ts'
import { aiOptions, categoryOptions, levelOptions } from '#web/features/search/filter-options.ts'

const counts = (change: Partial<FilterCounts>): FilterCounts => ({
  type: { all: 0, prompt: 0, gpt: 0 },
  categorie: [],
  ia: [],
  niveau: [],
  ...change,
})
const option = (value: string, count: number): OptionCount => ({ value, count })
const looks = builtInNames.map((name) => ({ name }))
const labels = (options: { label: string }[]) => options.map(({ label }) => label)

describe('the choices of a search', () => {
  it('are the five categories, then the others present in French order (R114)', () => {
    const categorie = [option('Technical', 1), option('Écriture', 2), option('SEO', 1200)]
    expect(labels(categoryOptions(counts({ categorie }), looks, 'Zoologie'))).toEqual([
      'Toutes',
      'SEO (1\u202f200)',
      'Content (0)',
      'Strategy (0)',
      'Analysis (0)',
      'Technical (1)',
      'Écriture (2)',
      'Zoologie (0)',
    ])
  })

  it('are without one of the five that has another name, and called as visitors read them', () => {
    const renamed = looks
      .filter(({ name }) => name !== 'SEO')
      .map((look) => (look.name === 'Content' ? { name: look.name, label: 'Contenu' } : look))
    const options = categoryOptions(counts({}), renamed, undefined)

    expect(options.map(({ value }) => value).slice(1)).toEqual([
      'Content',
      'Strategy',
      'Analysis',
      'Technical',
    ])
    expect(labels(options)[1]).toBe('Contenu (0)')
  })

  it('are the four AIs while they have items, then the others present (R114)', () => {
    const ia = [option('Mistral', 1), option('Gemini', 1), option('GPT-4', 2)]
    expect(labels(aiOptions(counts({ ia }), undefined))).toEqual([
      'Toutes',
      'GPT-4 (2)',
      'Gemini (1)',
      'Mistral (1)',
    ])
    expect(labels(aiOptions(counts({ ia }), 'Claude'))[2]).toBe('Claude (0)')
  })

  it('are the four levels from the easiest, whatever is present (R114)', () => {
    const niveau = [option('Expert', 3)]
    expect(labels(levelOptions(counts({ niveau })))).toEqual([
      'Tous',
      'Débutant (0)',
      'Intermédiaire (0)',
      'Avancé (0)',
      'Expert (3)',
    ])
  })

  it('are never empty values (R218)', () => {
    const all = [
      ...categoryOptions(counts({}), looks, undefined),
      ...aiOptions(counts({}), undefined),
      ...levelOptions(counts({})),
    ]
    expect(all.every(({ value }) => value !== '')).toBe(true)
  })
})
