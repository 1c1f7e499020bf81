import type { SelectedItem } from '#shared/items/selection.ts'
import { keptGpt, keptPrompt } from '#web/offline/kept-items.ts'

import type { GptSource, Missing, PromptSource } from './document-pieces.ts'
import { promptSource } from './prompt-source.ts'

const unkept = { kind: 'unkept' } as const

/** What this browser keeps of an item, to show without network. */
export async function keptSource({
  kind,
  slug,
}: SelectedItem): Promise<PromptSource | GptSource | Missing> {
  if (kind === 'gpt') {
    const gpt = await keptGpt(slug)
    return gpt ? { kind, present: { ...gpt, kind, slug, niveau: null }, gpt } : unkept
  }
  const kept = await keptPrompt(slug)
  if (!kept) return unkept
  const { prompt, fields, ...present } = kept
  return promptSource({ ...present, kind, slug }, prompt, fields)
}
