import { distinctItems, type KeptItem } from '#shared/items/selection.ts'
import type { PromptField } from '#shared/variables/known-variable.ts'
import type { Profile } from '#shared/variables/profiles.ts'
import { isFilled, type PromptValues, valueOf } from '#shared/variables/prompt-values.ts'
import { type ParsedPrompt, parsePrompt } from '#shared/variables/prompt-variables.ts'
import { type PresentItem, presentItems } from '#web/features/selection/present-items.ts'
import type { Api, ApiOutputs } from '#web/loading/trpc.ts'
import { ownValues } from '#web/storage/own-values.ts'

/** An item of a selection with all that a document says of it; null for what left the catalogue. */
export type LoadedItem = KeptItem & { source: PromptSource | GptSource | null }
export type PromptSource = {
  kind: 'prompt'
  present: PresentItem
  parsed: ParsedPrompt
  fields: PromptField[]
}
type GptSource = { kind: 'gpt'; present: PresentItem; gpt: ApiOutputs['catalogue']['gpt'] }

/** A prompt as it is filled for a client. */
export type FilledPrompt = {
  parsed: ParsedPrompt
  values: PromptValues
  filledCount: number
}

/** The items of a selection as the catalogue has them today. */
export async function loadItems(api: Api, items: KeptItem[]): Promise<LoadedItem[]> {
  const present = await presentItems(api, items)
  const loaded = items.map(async (item, index): Promise<LoadedItem> => {
    const found = present[index]
    if (!found) return { ...item, source: null }
    const { title, slug } = found
    return { ...item, title, slug, source: await loadSource(api, found) }
  })
  return distinctItems(await Promise.all(loaded))
}

async function loadSource(api: Api, present: PresentItem): Promise<PromptSource | GptSource> {
  const { kind, slug } = present
  if (kind === 'gpt') return { kind, present, gpt: await api.catalogue.gpt.query({ slug }) }
  const { prompt, fields } = await api.catalogue.prompt.query({ slug })
  return { kind, present, parsed: parsePrompt(prompt), fields }
}

/** The prompt with what the browser has for this client. */
export function fillForClient(
  { present, parsed, fields }: PromptSource,
  client: Profile | null,
): FilledPrompt {
  const values = ownValues(present.slug, parsed.variables, fields, client)
  const filled = parsed.variables.filter(({ key }) => isFilled(valueOf(values, key)))
  return { parsed, values, filledCount: filled.length }
}

/** How far a prompt is filled, in words. */
export function progressOf({ parsed: { variables }, filledCount }: FilledPrompt): string {
  if (variables.length === filledCount) return 'complet'
  return `${filledCount} sur ${variables.length} ${filledCount > 1 ? 'remplis' : 'rempli'}`
}
