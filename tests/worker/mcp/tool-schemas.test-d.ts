import { expectTypeOf, it } from 'vitest'
import type { z } from 'zod'

import type { Gpt } from '#shared/items/gpt.ts'
import type { Prompt } from '#shared/items/prompt.ts'
import type { gptOutput, promptOutput } from '#worker/mcp/tool-schemas.ts'

/** What the site says of an item and no assistant needs. */
type LeftOut = 'id' | 'cote' | 'date_creation' | 'auteur_linkedin_url' | 'requetes_seo'
/** What an assistant is told under another name, or within the text beside. */
type Renamed = 'auteur_nom' | 'date_modification' | 'conversations' | 'verifie_avec' | 'verifie_le'

it('tells assistants every field of an item, or leaves it out by name', () => {
  type UntoldGpt = Exclude<
    keyof Gpt,
    keyof z.infer<typeof gptOutput> | LeftOut | Renamed | 'role' | 'workflow' | 'limitations'
  >
  type UntoldPrompt = Exclude<
    keyof Prompt,
    keyof z.infer<typeof promptOutput> | LeftOut | Renamed | 'historique'
  >
  expectTypeOf<UntoldGpt>().toBeNever()
  expectTypeOf<UntoldPrompt>().toBeNever()
})
