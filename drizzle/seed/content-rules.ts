import { gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'

import type { GptSeed, PromptSeed } from './content.ts'
import { gptRow, promptRow } from './rows.ts'

/** Two texts that share this part of their word trigrams are near-duplicates. */
export const maxTrigramOverlap = 0.35

/** What is wrong with a prompt of the starting content; empty when it may ship. */
export function promptProblems(seed: PromptSeed): string[] {
  return [
    ...schemaProblems(promptDrafting.inputSchema.safeParse(promptRow(seed))),
    ...lengthProblems('titre', seed.titre, 12, 60),
    ...lengthProblems('description', seed.description, 110, 300),
    ...lengthProblems('prompt', seed.prompt, 600, 3000),
    ...countProblems('tags', seed.tags, 3, 7),
    ...tagProblems(seed.tags),
    ...countProblems('variables', variablesOf(seed.prompt), 2, 8),
    ...variableProblems(seed.prompt),
    ...bracketProblems(seed.prompt),
    ...queryProblems(seed.requetes_seo?.requetes, 3, 8),
    ...dateProblems(seed),
    ...typographyProblems(seed),
  ]
}

/** What is wrong with a GPT of the starting content; empty when it may ship. */
export function gptProblems(seed: GptSeed): string[] {
  const { cas_usage, workflow, limitations, faq } = seed
  return [
    ...schemaProblems(gptDrafting.inputSchema.safeParse(gptRow(seed))),
    ...lengthProblems('nom', seed.nom, 8, 60),
    ...lengthProblems('description', seed.description, 250, 2500),
    ...lengthProblems('role', seed.role, 300, 1500),
    ...(/^- /m.test(seed.description) ? [] : ['description: no markdown list of what it delivers']),
    ...countProblems('tags', seed.tags, 3, 7),
    ...tagProblems(seed.tags),
    ...(cas_usage ? countProblems('cas_usage', cas_usage, 3, 5) : []),
    ...(cas_usage?.some((item) => !item.contexte || !item.resultats_attendus)
      ? ['cas_usage: contexte and resultats_attendus expected']
      : []),
    ...(workflow ? countProblems('workflow', workflow, 3, 6) : []),
    ...(workflow?.some((step, index) => step.numero !== index + 1)
      ? ['workflow: numero must run from 1']
      : []),
    ...(workflow?.some((step) => !step.duree_estimee || !step.conseils || !step.outils_requis)
      ? ['workflow: duree_estimee, conseils and outils_requis expected']
      : []),
    ...(limitations ? countProblems('limitations', limitations, 3, 5) : []),
    ...(limitations && new Set(limitations.map((item) => item.type)).size < 3
      ? ['limitations: the three types expected']
      : []),
    ...(faq ? countProblems('faq', faq, 4, 6) : []),
    ...queryProblems(seed.requetes_seo?.requetes, 5, 8),
    ...bracketProblems(seed.role),
    ...dateProblems(seed),
    ...typographyProblems(seed),
  ]
}

/** The part of the word trigrams of the shorter text that the other text holds too, 0 to 1. */
export function trigramOverlap(a: string, b: string): number {
  const [first, second] = [trigrams(a), trigrams(b)]
  const smaller = Math.min(first.size, second.size)
  return smaller === 0 ? 0 : first.intersection(second).size / smaller
}

function trigrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}

function schemaProblems(result: { success: boolean; error?: { message: string } }): string[] {
  return result.success ? [] : [`schema: ${result.error?.message ?? ''}`]
}

function lengthProblems(field: string, text: string, min: number, max: number): string[] {
  const { length } = text
  return length < min || length > max ? [`${field}: ${length} characters, not ${min}-${max}`] : []
}

function countProblems(field: string, list: unknown[], min: number, max: number): string[] {
  const { length } = list
  return length < min || length > max ? [`${field}: ${length} items, not ${min}-${max}`] : []
}

function tagProblems(tags: string[]): string[] {
  return tags.filter((tag) => tag !== tag.toLowerCase()).map((tag) => `tag not lower-case: ${tag}`)
}

function variablesOf(prompt: string): string[] {
  return [...new Set([...prompt.matchAll(/\[([^[\]\n]+)\]/g)].map((match) => match[1] ?? ''))]
}

function variableProblems(prompt: string): string[] {
  const variables = variablesOf(prompt)
  const folded = variables.map((name) => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
  return [
    ...(new Set(folded).size < folded.length ? ['variables differ only by case or accent'] : []),
    ...variables.filter((name) => name.length > 60).map((name) => `variable too long: ${name}`),
  ]
}

function bracketProblems(text: string): string[] {
  return (['[]', '()', '{}', '«»'] as const).flatMap((pair) => {
    let depth = 0
    for (const character of text) {
      if (character === pair[0]) depth += 1
      if (character === pair[1]) depth -= 1
      if (depth < 0) break
    }
    return depth === 0 ? [] : [`unbalanced ${pair}`]
  })
}

function queryProblems(requetes: string[] | undefined, min: number, max: number): string[] {
  return countProblems('requetes_seo', requetes ?? [], min, max)
}

function dateProblems(seed: { date_creation: string; date_modification: string }): string[] {
  const wellFormed = [seed.date_creation, seed.date_modification].every((date) =>
    /^202[56]-\d\d-\d\dT\d\d:\d\d:00Z$/.test(date),
  )
  if (!wellFormed) return ['dates: YYYY-MM-DDTHH:MM:00Z expected']
  return seed.date_modification < seed.date_creation ? ['modified before it was created'] : []
}

const placeholders = /lorem ipsum|\bTODO\b|\bTBD\b|\bXXX\b|à compléter ici|placeholder|n\/a\b/i
const filler =
  /dans un monde où|à l'ère d[ue]|plongez dans|révolutionn|game.?changer|n'hésitez pas|incontournable|booste[rz]|ultime|sans plus attendre/i

function typographyProblems(seed: object): string[] {
  const texts = JSON.stringify(seed)
  return [
    ...(placeholders.test(texts)
      ? [`placeholder text: ${placeholders.exec(texts)?.[0] ?? ''}`]
      : []),
    ...(filler.test(texts) ? [`filler: ${filler.exec(texts)?.[0] ?? ''}`] : []),
    ...(/\p{Extended_Pictographic}/u.test(texts.replaceAll(/[©®™↔-↪]/gu, '')) ? ['emoji'] : []),
  ]
}
