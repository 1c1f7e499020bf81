import { expect, it } from 'vitest'

import { readGptSeeds, readPromptSeeds } from '#drizzle/seed/content.ts'
import { gptSentences, promptSentences } from '#drizzle/seed/recurrent-turns.ts'
import { namedItems } from '#shared/items/named-items.ts'
import { foldText } from '#shared/search/search-text.ts'

const [prompts, gpts] = await Promise.all([readPromptSeeds(), readGptSeeds()])
const texts = [...prompts.map(promptSentences), ...gpts.map(gptSentences)]
const isPublic = ({ statut = 'valide' }: { statut?: string }) => statut === 'valide'
const titlesOf = {
  prompt: new Set(prompts.filter(isPublic).map(({ titre }) => foldText(titre))),
  gpt: new Set(gpts.filter(isPublic).map(({ nom }) => foldText(nom))),
}

it('items name each other by the titles of public pages, which a link then leads to', () => {
  const named = texts.flatMap(({ item, texts: sentences }) =>
    sentences.flatMap(namedItems).map(({ kind, title }) => ({ item, kind, title })),
  )

  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(({ kind, title }) => !titlesOf[kind].has(foldText(title)))).toEqual([])
})
