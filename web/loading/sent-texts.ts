import type { ApiOutputs } from './trpc.ts'

type Prompt = ApiOutputs['catalogue']['prompt']
type Gpt = ApiOutputs['catalogue']['gpt']

/**
 * What the page of an item shows and nothing on it uses. The document has these texts once, as HTML, and
 * not again among the answers that the browser hydrates from.
 */
export const promptTexts = [
  'description',
  'conversations',
  'sections',
  'exemple',
  'historique',
  'requetes_seo',
] as const satisfies (keyof Prompt)[]
export const gptTexts = [
  'description',
  'sections',
  'exemple',
  'cas_usage',
  'workflow',
  'limitations',
  'faq',
  'requetes_seo',
] as const satisfies (keyof Gpt)[]

export type PromptTexts = Pick<Prompt, (typeof promptTexts)[number]>
export type GptTexts = Pick<Gpt, (typeof gptTexts)[number]>

const textsOf: Record<string, readonly string[]> = {
  'catalogue.prompt': promptTexts,
  'catalogue.gpt': gptTexts,
}

/** The answer of a call as the document repeats it for the browser. */
export function withoutTexts(path: string, answer: unknown): unknown {
  const fields = textsOf[path]
  if (!fields || typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).filter(([name]) => !fields.includes(name)))
}

/** An item and its texts apart; null in a browser whose document has them already. */
export function splitTexts<Item extends object, Field extends keyof Item & string>(
  item: Item,
  fields: readonly Field[],
): { item: Omit<Item, Field>; texts: Pick<Item, Field> | null } {
  const isText = (name: string) => fields.some((field) => field === name)
  const entries = Object.entries(item)
  const texts = entries.filter(([name]) => isText(name))
  // Each entry is the item's own, so the two types are parts of its type.
  return {
    item: Object.fromEntries(entries.filter(([name]) => !isText(name))) as Omit<Item, Field>,
    texts: texts.length > 0 ? (Object.fromEntries(texts) as Pick<Item, Field>) : null,
  }
}
