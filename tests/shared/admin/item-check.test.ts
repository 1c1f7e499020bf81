import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { checkGpt, checkPrompt } from '#shared/admin/item-check.ts'
import { gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'
import { findBracketFaults } from '#shared/text/bracket-check.ts'

const prompt = {
  titre: 'Audit on-page',
  description: 'd'.repeat(150),
  prompt: `Audite [URL de la page] pour [mot-clé principal]. ${'Vérifie chaque point. '.repeat(20)}`,
  categories: ['SEO'],
  tags: ['seo'],
  niveau: 'Débutant',
  ia: 'GPT-4',
  requetes_seo: { requetes: ['audit on-page'] },
  exemple: null,
}

const gpt = {
  nom: 'Audit SEO',
  url_destination: 'https://chatgpt.com/g/g-audit',
  categories: ['SEO'],
  description: 'd'.repeat(200),
  role: 'r'.repeat(400),
  tags: ['seo'],
  ia: 'GPT-4',
  cas_usage: [{}],
  workflow: [{}],
  limitations: [{}],
  faq: [{}],
  requetes_seo: { requetes: ['gpt audit'] },
}

const codes = (check: ReturnType<typeof checkPrompt>) => check.manques.map(({ code }) => code)
const filledWith = (...names: string[]) => ({
  valeurs: names.map((nom) => ({ nom, valeur: 'x' })),
  resultat: 'x',
})
/** What is to mend where an example fills in these. */
const messagesOf = (...names: string[]) =>
  checkPrompt({ ...prompt, exemple: filledWith(...names) }).manques.map(({ message }) => message)
const codesOf = (text: string) =>
  codes(checkPrompt({ ...prompt, prompt: `${prompt.prompt}\n${text}` }))

describe('the check of a prompt', () => {
  it('wants an example to fill in what the prompt asks, and nothing else', () => {
    expect(messagesOf('URL de la page', 'mot-clé principal')).toEqual([])
    expect(messagesOf('url de la page', 'Ton')).toEqual([
      'L’exemple ne remplit pas\u00a0: [mot-clé principal].',
      'L’exemple remplit ce que le prompt ne demande pas\u00a0: [Ton].',
    ])
  })

  it('finds nothing to mend where nothing is', () => {
    expect(checkPrompt(prompt)).toEqual({ score: 100, manques: [] })
  })

  it.each([
    ['niveau', { niveau: null }],
    ['niveau', { niveau: '' }],
    ['ia', { ia: null }],
    ['tags', { tags: [] }],
    ['categories', { categories: [] }],
    ['titre', { titre: ' ' }],
    ['texte', { prompt: '' }],
    ['description', { description: '' }],
    ['requetes_seo', { requetes_seo: null }],
    ['titre-long', { titre: 't'.repeat(61) }],
    ['description-courte', { description: 'Trop court.' }],
    ['description-longue', { description: 'd'.repeat(301) }],
    ['prompt-court', { prompt: 'Audite [URL].' }],
    ['sans-variable', { prompt: 'Audite cette page. '.repeat(30) }],
  ])('finds %s, and names a field for it', (code, change) => {
    const check = checkPrompt({ ...prompt, ...change })

    expect(codes(check)).toEqual([code])
    expect(check.score).toBeLessThan(100)
    expect(Object.keys(prompt)).toContain(check.manques[0]?.champ)
  })

  it.each([
    ['only in case', 'Pour [url de la page].', ['variables-proches']],
    ['only in an accent', 'Pour [mot-cle principal].', ['variables-proches']],
    ['in a word', 'Pour [mot-clé secondaire].', []],
    ['in nothing', 'Pour [URL de la page].', []],
  ])('judges variables that differ %s', (_how, text, found) => {
    expect(codesOf(text)).toEqual(found)
  })

  it.each([
    ['opened and not closed', 'Pour [ville', ['crochets']],
    ['closed and not opened', 'Pour ville]', ['crochets']],
    ['escaped', 'Un \\[ et un \\] seuls', []],
    ['of JSON over several lines', '"liste": [\n  "a",\n  ["b"]\n]', []],
    ['of a task list', '- [ ] Vérifier\n- [x] Fait', []],
  ])('judges brackets %s', (_how, text, found) => {
    expect(codesOf(text)).toEqual(found)
  })

  it('names the line of a bracket', () => {
    const check = checkPrompt({ ...prompt, prompt: `[a]\n[b\n${prompt.prompt}` })

    expect(check.manques[0]?.message).toBe('Ligne 2\u00a0: crochet ouvert et jamais fermé.')
  })

  it('puts the gravest first and never scores below zero', () => {
    const empty = { titre: 't'.repeat(90), description: '', categories: [], tags: [], niveau: null }
    const check = checkPrompt({
      ...empty,
      prompt: ']]]',
      ia: null,
      requetes_seo: null,
      exemple: null,
    })

    expect(check.manques[0]?.code).toBe('crochets')
    expect(check.score).toBe(0)
  })
})

it('gives an item of which nothing is written a score of 0, in its editor and in its table', () => {
  expect(checkPrompt(promptDrafting.candidateOf(promptDrafting.emptyDraft)).score).toBe(0)
  expect(checkGpt(gptDrafting.candidateOf(gptDrafting.emptyDraft)).score).toBe(0)
  expect(checkPrompt(promptDrafting.emptyItem).score).toBe(0)
  expect(checkGpt(gptDrafting.emptyItem).score).toBe(0)
})

describe('the check of a GPT', () => {
  it('finds nothing to mend where nothing is', () => {
    expect(checkGpt(gpt)).toEqual({ score: 100, manques: [] })
  })

  it.each([
    ['cas_usage', { cas_usage: [] }],
    ['workflow', { workflow: [] }],
    ['limitations', { limitations: [] }],
    ['faq', { faq: [] }],
    ['requetes_seo', { requetes_seo: null }],
    ['role', { role: null }],
    ['titre', { nom: '' }],
    ['adresse', { url_destination: '' }],
    ['categories', { categories: [] }],
    ['description', { description: '' }],
    ['role-court', { role: 'Tu audites.' }],
    ['titre-long', { nom: 'n'.repeat(61) }],
    ['description-courte', { description: 'Court.' }],
    ['tags', { tags: [] }],
    ['ia', { ia: null }],
  ])('finds %s, and names a field for it', (code, change) => {
    const check = checkGpt({ ...gpt, ...change })

    expect(codes(check)).toEqual([code])
    expect(Object.keys(gpt)).toContain(check.manques[0]?.champ)
  })
})

it('finds no bracket without its half in a text where every one is closed', () => {
  const balanced: fc.Arbitrary<string> = fc.letrec<{ text: string }>((tie) => ({
    text: fc.oneof(
      { maxDepth: 6 },
      fc.constantFrom('', 'mot', '\n', '\\[', '\\]'),
      fc.tuple(tie('text'), tie('text')).map(([a, b]) => `${a}[${b}]`),
    ),
  })).text

  fc.assert(
    fc.property(balanced, (text) => {
      expect(findBracketFaults(text)).toEqual([])
    }),
  )
  fc.assert(
    fc.property(balanced, balanced, (before, after) => {
      expect(findBracketFaults(`${before}[${after}`)).toHaveLength(1)
      expect(findBracketFaults(`${before}]${after}`)).toHaveLength(1)
    }),
  )
})
