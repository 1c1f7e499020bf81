import { describe, expect, it } from 'vitest'

import { readGptSeeds, readPromptSeeds } from '#drizzle/seed/content.ts'
import {
  gptSentences,
  idleExceptions,
  type ItemTexts,
  itemsOfTurns,
  maxItemsOfATurn,
  promptSentences,
  recurrentPhrases,
} from '#drizzle/seed/recurrent-turns.ts'

const [prompts, gpts] = await Promise.all([readPromptSeeds(), readGptSeeds()])
const items = [...prompts.map(promptSentences), ...gpts.map(gptSentences)]

const saying = (prompt: string, index: number): ItemTexts =>
  promptSentences({ slug: `${index}`, titre: '', description: '', prompt })

/** The same sentence in so many items. */
const repeated = (sentence: string, times: number): ItemTexts[] =>
  Array.from({ length: times }, (_, index) => saying(sentence, index))

describe('the voice of the starting content', () => {
  it('falls into no turn in more than ten items', () => {
    const found = [...itemsOfTurns(items)]
    // Whoever writes items sees how far they are from the bound.
    console.log(found.map(([turn, where]) => `${turn}: ${where.length}`).join(', '))

    expect(found.filter(([, where]) => where.length > maxItemsOfATurn)).toEqual([])
  })

  it('says no five words in a row in more than ten items', () => {
    expect([...recurrentPhrases(items)]).toEqual([])
  })

  it('excepts only what stands there', () => {
    expect(idleExceptions(items)).toEqual([])
  })
})

describe('the ear for turns', () => {
  it.each([
    ['X, pas Y', 'Comptez des visiteurs, pas des pages vues.'],
    ['X, non Y', 'Un choix argumenté par les traces, et non par les goûts.'],
    ['pas X, mais Y', 'Il ne compte pas les pages, mais les lecteurs.'],
    ['X plutôt que Y', 'Supprimer plutôt que d’enrichir.'],
    ['il distingue', 'Il distingue la faute de la préférence.'],
    ['lire comme un tel', 'Tu relis les fichiers comme un notaire relit un acte.'],
  ])('hears « %s »', (turn, sentence) => {
    expect(itemsOfTurns(repeated(sentence, 2)).get(turn)).toEqual(['prompt/0', 'prompt/1'])
  })

  it.each([
    'Réponses admises : conforme, non conforme, non applicable.',
    'La description reste sobre, pas de prix, pas de lien.',
    'Les commandes, pas à pas.',
  ])('does not mistake a list for an antithesis: %s', (sentence) => {
    const heard = [...itemsOfTurns(repeated(sentence, 1))].filter(([, where]) => where.length > 0)
    expect(heard).toEqual([])
  })

  it('hears words that come back in eleven items, whatever their apostrophes and spaces', () => {
    const ten = repeated('Il rend ce qu’il a reçu.', 10)
    const eleven = [...ten, saying("il rend ce qu'il a\u00a0reçu", 10)]
    expect([...recurrentPhrases(ten)]).toEqual([])
    expect([...recurrentPhrases(eleven)]).toEqual([
      ["il rend ce qu'il a", 11],
      ["rend ce qu'il a reçu", 11],
    ])
  })

  it('leaves the head of a table alone', () => {
    expect(recurrentPhrases(repeated('Page | Titre | Le texte de la page | Mots', 11)).size).toBe(0)
    expect(recurrentPhrases(repeated('Le texte de la page', 11)).size).toBe(1)
  })
})
