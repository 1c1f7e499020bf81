import type { GptInput } from '#shared/items/gpt-fields.ts'
import { gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'
import type { PromptInput } from '#shared/items/prompt-fields.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'
import { roleText } from '#shared/variables/gpt-launch-facts.ts'

import type { GptSeed, PromptSeed } from './content.ts'
import { pageTextsOf } from './page-texts/page-texts-of.ts'

/** The row of a prompt of the starting content, as the shared schema wants it. */
export function promptRow({
  date_creation: _c,
  date_modification: _m,
  ...seed
}: PromptSeed): PromptInput {
  return {
    ...promptDrafting.emptyItem,
    statut: 'valide',
    ...pageTextsOf('prompt', seed.slug, seed.titre),
    ...seed,
  }
}

/** The row of a GPT of the starting content; it launches ChatGPT with its role. */
export function gptRow({ date_creation: _c, date_modification: _m, ...seed }: GptSeed): GptInput {
  return {
    ...gptDrafting.emptyItem,
    ia: 'ChatGPT',
    statut: 'valide',
    url_destination: chatGptUrl(roleText(seed.role)),
    ...pageTextsOf('gpt', seed.slug, seed.nom),
    ...seed,
  }
}
