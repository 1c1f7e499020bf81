import { describe, expect, it } from 'vitest'

import {
  gptProblems,
  maxTrigramOverlap,
  promptProblems,
  trigramOverlap,
} from '#drizzle/seed/content-rules.ts'
import { readGptSeeds, readPromptSeeds } from '#drizzle/seed/content.ts'
import { gptRow, promptRow } from '#drizzle/seed/rows.ts'
import { toldDays } from '#drizzle/seed/told-days.ts'
import { checkGpt, checkPrompt } from '#shared/admin/item-check.ts'
import { niveaux } from '#shared/items/niveau.ts'
import { genericSections } from '#shared/items/sections/generic-section.ts'
import { statuts } from '#shared/items/statut.ts'
import { maxEncodedLength } from '#shared/variables/assistants.ts'
import { parsePrompt } from '#shared/variables/prompt-variables.ts'
import { builtInNames } from '#tests/support/database/built-in-categories.ts'

const promptSeeds = await readPromptSeeds()
const gptSeeds = await readGptSeeds()
const seeds = [...promptSeeds, ...gptSeeds]

const prompts = promptSeeds.map((seed) => promptRow(seed))
const gpts = gptSeeds.map((seed) => gptRow(seed))
const publicPrompts = prompts.filter((prompt) => prompt.statut === 'valide')
const publicGpts = gpts.filter((gpt) => gpt.statut === 'valide')
const publicItems = [...publicPrompts, ...publicGpts]

const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

describe('the starting catalogue', () => {
  it('shows 34 prompts and 86 GPTs', () => {
    expect(publicPrompts).toHaveLength(34)
    expect(publicGpts).toHaveLength(86)
  })

  it('has no item that tells of a day after its own last change', () => {
    // What lies after the catalogue was written is a plan.
    const writtenOn = '2026-11-25'
    const older = seeds.flatMap(({ date_creation: _creation, date_modification, ...told }) => {
      const days = toldDays(JSON.stringify(told)).filter((day) => day <= writtenOn)
      const last = days.toSorted().at(-1) ?? ''
      return last > date_modification.slice(0, 10) ? [`${told.slug}: ${last}`] : []
    })

    expect(older).toEqual([])
  })

  it('holds prompts and GPTs of every other status for the administration to show', () => {
    for (const items of [prompts, gpts]) {
      expect(new Set(items.map((item) => item.statut))).toEqual(new Set(statuts))
    }
  })

  it('uses each of the sixteen categories at least three times in public', () => {
    const rare = builtInNames.filter(
      (name) => publicItems.filter((item) => item.categories.includes(name)).length < 3,
    )
    expect(rare).toEqual([])
  })

  it('files nothing outside the sixteen categories', () => {
    const used = new Set([...prompts, ...gpts].flatMap((item) => item.categories))
    expect([...used].filter((name) => !builtInNames.includes(name))).toEqual([])
  })

  it('has prompts of all four levels', () => {
    expect(new Set(publicPrompts.map((prompt) => prompt.niveau))).toEqual(new Set(niveaux))
  })

  it('names several AIs, and one on every public item', () => {
    const named = publicItems.map(({ ia }) => ia)
    expect(named).not.toContain(null)
    expect(new Set(named).size).toBeGreaterThan(2)
  })

  it('has nothing to mend, as the administration sees it', () => {
    const lacking = [
      ...publicPrompts.map((item) => [item.slug, checkPrompt(item).manques] as const),
      ...publicGpts.map((item) => [item.slug, checkGpt(item).manques] as const),
    ].filter(([, manques]) => manques.length > 0)
    expect(lacking).toEqual([])
  })

  it('stores conversations in each of the three forms (R192)', () => {
    const forms = publicItems.map(({ conversations_associees: stored }) => {
      if (stored === null) return 'none'
      if (!Array.isArray(stored)) return 'one object'
      return typeof stored[0] === 'string' ? 'list of addresses' : 'list of objects'
    })
    expect(new Set(forms)).toEqual(
      new Set(['none', 'one object', 'list of addresses', 'list of objects']),
    )
  })

  it('gives search queries to every item', () => {
    expect(seeds.filter((seed) => seed.requetes_seo === null).map((seed) => seed.slug)).toEqual([])
  })

  it('writes every section of every public GPT: none shows the generic one', () => {
    const lacking = publicGpts.flatMap((gpt) =>
      genericSections.flatMap((section) => {
        const written = gpt[section]
        const isWritten = Array.isArray(written) ? written.length > 0 : written !== null
        return isWritten ? [] : [`${gpt.slug}: ${section}`]
      }),
    )
    expect(lacking).toEqual([])
  })

  it('names no model where an assistant is meant', () => {
    const named = [...prompts, ...gpts].map(({ ia }) => ia)
    const assistants = new Set(['ChatGPT', 'Claude', 'Gemini', 'Perplexity', 'Le Chat', null])
    expect(named.filter((ia) => !assistants.has(ia))).toEqual([])
  })

  it('holds the items that the specification names, in public', () => {
    expect(publicPrompts.map((prompt) => prompt.slug)).toContain('expert-amelioration-prompts')
    const slugs = publicGpts.map((gpt) => gpt.slug)
    expect(slugs).toContain('lovable-architect')
    expect(slugs).toContain('webographie-generator')
    expect(slugs.filter((slug) => slug.endsWith('-seo-audit'))).toHaveLength(1)
  })

  it('pins lovable-architect and nothing else', () => {
    expect(gpts.filter((gpt) => gpt.epingle).map((gpt) => gpt.slug)).toEqual(['lovable-architect'])
  })
})

describe('each item of the starting content', () => {
  it.each(promptSeeds)('ships the prompt $slug without a problem', (seed) => {
    expect(promptProblems(seed)).toEqual([])
  })

  it.each(gptSeeds)('ships the GPT $slug without a problem', (seed) => {
    expect(gptProblems(seed)).toEqual([])
  })

  it.each(prompts)('offers two to eight variables to fill in $slug', ({ prompt }) => {
    const { variables } = parsePrompt(prompt)
    expect(variables.length).toBeGreaterThanOrEqual(2)
    expect(variables.length).toBeLessThanOrEqual(8)
  })

  it.each(gpts)('launches ChatGPT with the role of $slug', ({ url_destination, role }) => {
    const url = new URL(url_destination)
    expect(url.origin).toBe('https://chatgpt.com')
    expect(url.searchParams.get('q')).toContain(role)
    expect(url.search.length).toBeLessThan(maxEncodedLength)
  })
})

describe('no two items of the starting content', () => {
  it('share a title or a name', () => {
    const titles = [...prompts.map((prompt) => prompt.titre), ...gpts.map((gpt) => gpt.nom)]
    expect(repeated(titles.map((title) => title.toLowerCase()))).toEqual([])
  })

  it('share a slug within their kind', () => {
    expect(repeated(prompts.map((prompt) => prompt.slug))).toEqual([])
    expect(repeated(gpts.map((gpt) => gpt.slug))).toEqual([])
  })

  it('share a description', () => {
    expect(repeated(seeds.map((seed) => seed.description.toLowerCase()))).toEqual([])
  })

  it('were created at the same instant, or last modified at the same instant', () => {
    expect(repeated(seeds.map((seed) => seed.date_creation))).toEqual([])
    expect(repeated(seeds.map((seed) => seed.date_modification))).toEqual([])
  })

  it.each([
    ['the prompt text', promptSeeds.map(({ slug, prompt }) => ({ slug, text: prompt }))],
    ['the role', gptSeeds.map(({ slug, role }) => ({ slug, text: role }))],
    ['the description', seeds.map(({ slug, description }) => ({ slug, text: description }))],
  ])('say nearly the same in %s', (_field, texts) => {
    const alike = texts.flatMap((first, index) =>
      texts
        .slice(index + 1)
        .filter((second) => trigramOverlap(first.text, second.text) >= maxTrigramOverlap)
        .map((second) => `${first.slug} and ${second.slug}`),
    )
    expect(alike).toEqual([])
  })
})

describe('the measure of likeness', () => {
  it('is 1 for one text, 0 for two that share nothing, and the shared part between', () => {
    expect(trigramOverlap('un deux trois quatre', 'Un, deux, trois ; quatre !')).toBe(1)
    expect(trigramOverlap('un deux trois', 'quatre cinq six')).toBe(0)
    expect(trigramOverlap('un deux trois quatre', 'un deux trois cinq')).toBe(0.5)
    expect(trigramOverlap('un deux', 'un deux')).toBe(0)
  })
})
