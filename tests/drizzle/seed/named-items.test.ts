import { expect, it } from 'vitest'

import { readGptSeeds, readPromptSeeds } from '#drizzle/seed/content.ts'
import { gptSentences, promptSentences } from '#drizzle/seed/recurrent-turns.ts'

const [prompts, gpts] = await Promise.all([readPromptSeeds(), readGptSeeds()])
const texts = [...prompts.map(promptSentences), ...gpts.map(gptSentences)]
const titlesOf = {
  prompt: new Set(prompts.map((seed) => promptSentences(seed).texts[0])),
  GPT: new Set(gpts.map((seed) => gptSentences(seed).texts[0])),
}

it('items name each other by their titles, so that a reader finds the one to take instead', () => {
  const named = texts.flatMap(({ item, texts: sentences }) =>
    sentences.flatMap((text) =>
      [...text.matchAll(/\b(?:(prompt)|GPT) « ([^»]+) »/g)].map(([, prompt, title]) => ({
        item,
        kind: prompt === undefined ? ('GPT' as const) : ('prompt' as const),
        title: title ?? '',
      })),
    ),
  )

  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(({ kind, title }) => !titlesOf[kind].has(title))).toEqual([])
})
