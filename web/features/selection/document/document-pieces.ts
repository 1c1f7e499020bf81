import { distinctItems, type KeptItem, type StoredItem } from '#shared/items/selection.ts'
import type { PromptField } from '#shared/variables/known-variable.ts'
import type { Profile } from '#shared/variables/profiles.ts'
import { isFilled, type PromptValues, valueOf } from '#shared/variables/prompt-values.ts'
import type { ParsedPrompt } from '#shared/variables/prompt-variables.ts'
import { type PresentItem, presentItems } from '#web/features/selection/present-items.ts'
import type { Api, ApiOutputs } from '#web/loading/trpc.ts'
import { currentValues } from '#web/storage/own-values.ts'

import { promptSource } from './prompt-source.ts'

/** An item of a selection with all that a document says of it. */
export type LoadedItem = KeptItem & { source: PromptSource | GptSource | Missing }
export type PromptSource = {
  kind: 'prompt'
  present: PresentItem
  /** Parsed from the visitor's version if there is one. */
  parsed: ParsedPrompt
  isOwnVersion: boolean
  fields: PromptField[]
  /** Steps that provide values. By default, those of the current journey. */
  steps?: StoredItem[] | undefined
}
export type GptSource = {
  kind: 'gpt'
  present: PresentItem
  gpt: Pick<ApiOutputs['catalogue']['gpt'], 'url_destination' | 'role'>
}
/** It left the catalogue, or there is no network and this browser does not keep it. */
export type Missing = { kind: 'gone' } | { kind: 'unkept' }

/** What is said in the place of a text that is not there. */
export const missingSentence = ({ kind }: Missing) =>
  kind === 'gone'
    ? 'Cette fiche n’est plus dans le catalogue.'
    : 'Hors ligne\u00a0: cette fiche n’est pas enregistrée dans ce navigateur.'

/** A prompt as it is filled for a client. */
export type FilledPrompt = {
  parsed: ParsedPrompt
  values: PromptValues
  filledCount: number
}

/**
 * The items of a selection as the catalogue has them today, each once; without network as this browser
 * keeps them. Fails where it keeps none.
 */
export const loadItems = async (api: Api, items: KeptItem[]): Promise<LoadedItem[]> =>
  distinctItems(await loadEach(api, items))

/** The same, one for each. */
export async function loadEach(api: Api, items: KeptItem[]): Promise<LoadedItem[]> {
  try {
    const present = await presentItems(api, items)
    return await Promise.all(items.map((item, index) => loadItem(api, item, present[index])))
  } catch (error) {
    const { keptSource } = await import('./kept-source.ts')
    const kept = await Promise.all(
      items.map(async (item) => ({ ...item, source: await keptSource(item) })),
    )
    if (kept.every(({ source }) => source.kind === 'unkept')) throw error
    return kept
  }
}

async function loadItem(
  api: Api,
  item: KeptItem,
  present: PresentItem | null | undefined,
): Promise<LoadedItem> {
  if (!present) return { ...item, source: { kind: 'gone' } }
  const { kind, slug, title } = present
  if (kind === 'gpt') {
    const gpt = await api.catalogue.gpt.query({ slug })
    return { ...item, title, slug, source: { kind, present, gpt } }
  }
  const { prompt, fields } = await api.catalogue.promptText.query({ slug })
  return { ...item, title, slug, source: promptSource(present, prompt, fields) }
}

/** The prompt with what the browser has for this client. */
export function fillForClient(
  { present, parsed, fields, steps }: PromptSource,
  client: Profile | null,
): FilledPrompt {
  const { variables } = parsed
  const values = currentValues(present.slug, variables, fields, client, steps)
  const filled = variables.filter(({ key }) => isFilled(valueOf(values, key)))
  return { parsed, values, filledCount: filled.length }
}

/** The number of filled variables, in words. */
export function formatProgress({ parsed: { variables }, filledCount }: FilledPrompt): string {
  if (variables.length === filledCount) return 'complet'
  return `${filledCount} sur ${variables.length} ${filledCount > 1 ? 'remplis' : 'rempli'}`
}
