import { describe, expect, it } from 'vitest'

import { hueOf, looksOf, shownName } from '#shared/categories/category-look.ts'
import { categoryTexts, firstGroup, type KnownCategory } from '#shared/categories/category.ts'
import { categoryWords, filingCode } from '#shared/search/category-facts.ts'

const content: KnownCategory = {
  nom: 'Content',
  teinte: 'cat-content',
  libelle: 'Contenu',
  description: 'Briefs et articles.',
  guide: 'Du brief à la mise à jour.',
  tags: ['brief'],
}
const audit: KnownCategory = { ...content, nom: 'Audit', teinte: 'cat-audit', libelle: '' }
const herbier: KnownCategory = {
  nom: 'Herbier',
  teinte: '',
  libelle: '',
  description: '',
  guide: '',
  tags: [],
}
const known = [content, audit, herbier]
const unknown = ['Growth', 'content', ' Content', '', 'constructor']

describe('what is said of a category', () => {
  it('are its own texts', () => {
    expect(categoryTexts(known, 'Content')).toEqual({
      description: 'Briefs et articles.',
      guide: 'Du brief à la mise à jour.',
      tags: ['brief'],
    })
  })

  it.each([...unknown, 'Herbier'])(
    'is a general text for %j, of which nothing is (R107)',
    (name) => {
      expect(categoryTexts(known, name)).toEqual({
        description: 'Prompts et GPT rangés hors des catégories que le fonds décrit.',
        guide: '',
        tags: [],
      })
    },
  )
})

describe('the look of a category', () => {
  it('is its hue, in the order of the drawer, told where it is not called as the category is', () => {
    const looks = looksOf([...known, { ...content, nom: 'Rédaction' }], false)

    expect(looks).toEqual([
      { name: 'Content' },
      { name: 'Audit' },
      { name: 'Herbier', hue: '' },
      { name: 'Rédaction', hue: 'cat-content' },
    ])
    expect(looks.map(hueOf)).toEqual(['cat-content', 'cat-audit', '', 'cat-content'])
  })

  it('has its French name where the site shows these and it has one', () => {
    const looks = looksOf(known, true)

    expect(['Content', 'Audit', 'Growth'].map((name) => shownName(looks, name))).toEqual([
      'Contenu',
      'Audit',
      'Growth',
    ])
    expect(shownName(looksOf(known, false), 'Content')).toBe('Content')
  })
})

describe('what items take over from a category', () => {
  const facts = new Map([
    ['Content', { code: 'TXT', libelle: 'Contenu', mots: 'rédaction' }],
    ['Research', { code: 'RES', libelle: 'Étude', mots: 'recherche' }],
    ['Strategy', { code: 'STR', libelle: 'Stratégie', mots: 'feuille de route, strategie' }],
    ['Audit', { code: 'AUD', libelle: '', mots: '' }],
  ])

  it('is the code of the first, and no code cut from an unknown one (R107)', () => {
    expect(filingCode(facts, ['Content', 'Audit'])).toBe('TXT')
    expect(unknown.map((name) => filingCode(facts, [name]))).toEqual(unknown.map(() => 'DIV'))
    expect(filingCode(facts, [])).toBe('DIV')
  })

  it('is what it is found by: its names and what one says for it, none of them twice', () => {
    expect(categoryWords(facts, 'Content')).toBe('Content Contenu rédaction')
    expect(categoryWords(facts, 'Research')).toBe('Research Étude recherche')
    expect(categoryWords(facts, 'Strategy')).toBe('Strategy feuille de route, strategie')
    expect(categoryWords(facts, 'Audit')).toBe('Audit')
    expect(categoryWords(facts, 'constructor')).toBe('constructor')
  })
})

describe('the group that fills the empty sections of a GPT', () => {
  it('begins with Content for Copywriting, with Growth for every other', () => {
    expect(firstGroup('Copywriting')).toBe('content')
    expect(['Herbier', 'Growth', 'toString'].map(firstGroup)).toEqual(Array(3).fill('growth'))
  })
})
