import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { gptScore, pinnedScore, promptScore } from '#shared/items/ranking.ts'

type RankedByDay = Parameters<typeof promptScore>[0] & { day: number }

const consultantName = 'Prénom Nom'
const plainPrompt = { titre: 'Brief', description: 'Court.', categories: ['Content'], tags: [] }
const plainGpt = { ...plainPrompt, nom: 'Brief', epingle: false }

const promptWith = (change: Partial<Parameters<typeof promptScore>[0]>) =>
  promptScore({ ...plainPrompt, ...change })
const gptWith = (change: Partial<Parameters<typeof gptScore>[0]>) =>
  gptScore({ ...plainGpt, ...change }, consultantName)

const ranked = (list: RankedByDay[]) =>
  list.toSorted((a, b) => promptScore(b) - promptScore(a) || b.day - a.day)

describe('the ranking of prompts (R249)', () => {
  it('gives nothing to a prompt that no rule mentions', () => {
    expect(promptWith({})).toBe(0)
  })

  it('gives 50 to the category SEO, and to no category that only holds the word', () => {
    expect(promptWith({ categories: ['Content', 'SEO'] })).toBe(50)
    expect(promptWith({ categories: ['Technical SEO'] })).toBe(0)
  })

  it.each([
    'cannibalisation',
    'YMYL',
    'SERP',
    'audit',
    'crawl',
    'indexation',
    'Core Web Vitals',
    'schema',
    'featured snippet',
  ])('gives 30 to the title keyword %s, whatever its case', (keyword) => {
    expect(promptWith({ titre: `Sur ${keyword} ici` })).toBe(30)
    expect(promptWith({ titre: keyword.toUpperCase() })).toBe(30)
  })

  it('gives 30 once per title keyword', () => {
    expect(promptWith({ titre: 'Audit de crawl et audit de SERP' })).toBe(90)
  })

  it.each(['seo', 'référencement', 'audit-seo', 'technique', 'serp'])(
    'gives 15 to the tag %s, whatever its case',
    (tag) => {
      expect(promptWith({ tags: ['contenu', tag] })).toBe(15)
      expect(promptWith({ tags: [tag.toUpperCase()] })).toBe(15)
    },
  )

  it('gives nothing to a tag that only holds one of the words', () => {
    expect(promptWith({ tags: ['seo local', 'technique-seo'] })).toBe(0)
  })

  it('gives 20 to a description of more than 100 characters', () => {
    expect(promptWith({ description: 'a'.repeat(100) })).toBe(0)
    expect(promptWith({ description: 'a'.repeat(101) })).toBe(20)
  })

  it('gives 25 to the category Strategy when the description or a tag mentions SEO', () => {
    const categories = ['Strategy']
    expect(promptWith({ categories })).toBe(0)
    expect(promptWith({ categories, description: 'Stratégie SEO.' })).toBe(25)
    expect(promptWith({ categories, tags: ['seo local'] })).toBe(25)
    expect(promptWith({ categories, tags: ['seo'] })).toBe(25 + 15)
    expect(promptWith({ description: 'Stratégie SEO.' })).toBe(0)
  })

  it('adds the rules up', () => {
    expect(
      promptScore({
        titre: 'Audit de cannibalisation',
        description: `SEO ${'a'.repeat(100)}`,
        categories: ['SEO', 'Strategy'],
        tags: ['seo', 'serp', 'divers'],
      }),
    ).toBe(50 + 60 + 30 + 20 + 25)
  })
})

describe('the ranking of GPTs (R250)', () => {
  it('gives nothing to a GPT that no rule mentions', () => {
    expect(gptWith({})).toBe(0)
  })

  it.each(['seo', 'audit', 'serp', 'webographie', consultantName])(
    'gives 40 to the name keyword %s, whatever its case',
    (keyword) => {
      expect(gptWith({ nom: `Le GPT ${keyword}` })).toBe(40)
      expect(gptWith({ nom: keyword.toUpperCase() })).toBe(40)
    },
  )

  it('gives 40 once per name keyword', () => {
    expect(gptWith({ nom: 'Prénom Nom SEO Audit' })).toBe(120)
  })

  it('gives 50 to the category SEO and 35 to the category Analysis', () => {
    expect(gptWith({ categories: ['SEO'] })).toBe(50)
    expect(gptWith({ categories: ['Analysis'] })).toBe(35)
    expect(gptWith({ categories: ['Analysis', 'SEO'] })).toBe(85)
    expect(gptWith({ categories: ['Analytics', 'Technical SEO'] })).toBe(0)
  })

  it.each(['seo', 'audit', 'serp', 'référencement', 'optimisation', 'analyse', 'technique'])(
    'gives 20 to the description keyword %s, whatever its case',
    (keyword) => {
      expect(gptWith({ description: `Pour ${keyword}.` })).toBe(20)
      expect(gptWith({ description: keyword.toUpperCase() })).toBe(20)
    },
  )

  it.each(['seo', 'audit', 'technique', 'analyse', 'serp'])(
    'gives 15 to the tag %s, whatever its case',
    (tag) => {
      expect(gptWith({ tags: [tag, 'contenu'] })).toBe(15)
      expect(gptWith({ tags: [tag.toUpperCase()] })).toBe(15)
    },
  )

  it('gives nothing to a tag of the ranking of prompts alone', () => {
    expect(gptWith({ tags: ['référencement', 'audit-seo'] })).toBe(0)
  })

  it('gives 25 to a description of more than 150 characters', () => {
    expect(gptWith({ description: 'a'.repeat(150) })).toBe(0)
    expect(gptWith({ description: 'a'.repeat(151) })).toBe(25)
  })

  it('gives a pinned GPT 1000, whatever else it has', () => {
    expect(gptWith({ epingle: true })).toBe(1000)
    expect(gptWith({ epingle: true, nom: 'SEO', categories: ['SEO'] })).toBe(1000)
  })

  it('puts a pinned GPT before the best one that is not pinned', () => {
    const best = {
      nom: `SEO audit SERP webographie ${consultantName}`,
      description: `seo audit serp référencement optimisation analyse technique ${'a'.repeat(150)}`,
      categories: ['SEO', 'Analysis'],
      tags: ['seo', 'audit', 'technique', 'analyse', 'serp', ...Array<string>(15).fill('seo')],
    }
    expect(gptWith(best)).toBe(200 + 85 + 140 + 300 + 25)
    expect(gptWith(best)).toBeLessThan(pinnedScore)
  })
})

it('orders a list by score, then newest first, wherever its items stood before', () => {
  const words = fc.constantFrom('seo', 'audit', 'SERP', 'crawl', 'contenu', 'analyse')
  const prompt = fc.record({
    titre: fc.array(words, { maxLength: 3 }).map((list) => list.join(' ')),
    description: fc.array(words, { maxLength: 30 }).map((list) => list.join(' ')),
    categories: fc.uniqueArray(fc.constantFrom('SEO', 'Strategy', 'Content'), { minLength: 1 }),
    tags: fc.uniqueArray(words),
    day: fc.nat({ max: 10_000 }),
  })
  const listAndShuffle = fc
    .uniqueArray(prompt, { selector: (item) => item.day, maxLength: 12 })
    .chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    )

  fc.assert(
    fc.property(listAndShuffle, ([list, shuffled]) => {
      expect(ranked(shuffled)).toEqual(ranked(list))
    }),
  )
})
