import { expectTypeOf, it } from 'vitest'

import type { ImportField } from '#shared/import/import-fields.ts'
import type { GptInput } from '#shared/items/gpt-fields.ts'
import type { PromptInput } from '#shared/items/prompt-fields.ts'

type Field = keyof GptInput | keyof PromptInput

it('reads every field that an export writes: a name as the title, the status as chosen for the whole file', () => {
  expectTypeOf<Exclude<Field, ImportField>>().toEqualTypeOf<'nom' | 'statut'>()
})
