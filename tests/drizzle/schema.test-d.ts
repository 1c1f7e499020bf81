import { expectTypeOf, it } from 'vitest'
import type { z } from 'zod'

import type { gpts, prompts, seoPagesConfig, userRoles } from '#drizzle/schema/index.ts'
import type { roleSchema } from '#shared/access/user.ts'
import type { GptInput } from '#shared/items/gpt-fields.ts'
import type { Gpt } from '#shared/items/gpt.ts'
import type { PromptInput } from '#shared/items/prompt-fields.ts'
import type { Prompt } from '#shared/items/prompt.ts'
import type { SeoPage, seoPageInputSchema } from '#shared/pages/seo-page.ts'

/** Columns that no reader of an item sees as they are: the read form has `cote` and `conversations`. */
type Derived = 'score' | 'cote_code' | 'cote_rang' | 'recherche'
/** What follows from the example of an item. */
type OfExemple = 'exemple_arbre'
/** What follows from the description of a GPT. */
type Shown = 'description_texte' | 'description_format' | 'description_arbre'
/** Columns for editors: how complete an item is, and since when its author asks for a review. */
type OfEditors = 'completude' | 'manques' | 'relecture_le'
/** Texts of an item’s page that only search engines and networks read. */
type OfPages = 'meta_title' | 'meta_description' | 'og_image'
type Behind =
  | Derived
  | OfExemple
  | OfEditors
  | OfPages
  | 'statut'
  | 'version'
  | 'cree_par'
  | 'conversations_associees'

/** As it is read, with the site's assistant where an item names none. */
type Named<Row> = { [Field in keyof Row]: Field extends 'ia' ? string : Row[Field] }

it('reads the fields of the shared prompt from its table', () => {
  type Row = typeof prompts.$inferSelect
  expectTypeOf<Named<Omit<Row, Behind>>>().toEqualTypeOf<Omit<Prompt, 'cote' | 'conversations'>>()
})

it('reads the fields of the shared GPT from its table', () => {
  type Row = typeof gpts.$inferSelect
  expectTypeOf<Named<Omit<Row, Behind | 'epingle' | Shown>>>().toEqualTypeOf<
    Omit<Gpt, 'cote' | 'conversations'>
  >()
})

it('writes what the shared inputs hold, once the derived columns are added', () => {
  type PromptRow = typeof prompts.$inferInsert
  type GptRow = typeof gpts.$inferInsert
  expectTypeOf<PromptInput & Pick<PromptRow, Derived>>().toExtend<PromptRow>()
  expectTypeOf<GptInput & Pick<GptRow, Derived | Shown>>().toExtend<GptRow>()
  // Without them it does not compile: no write can forget them.
  expectTypeOf<PromptInput>().not.toExtend<PromptRow>()
  expectTypeOf<GptInput>().not.toExtend<GptRow>()
})

it('reads the shared SEO page from its table and writes its input', () => {
  expectTypeOf<typeof seoPagesConfig.$inferSelect>().toEqualTypeOf<SeoPage>()
  expectTypeOf<z.infer<typeof seoPageInputSchema>>().toExtend<typeof seoPagesConfig.$inferInsert>()
})

it('grants the shared roles and no others', () => {
  expectTypeOf<(typeof userRoles.$inferSelect)['role']>().toEqualTypeOf<
    z.infer<typeof roleSchema>
  >()
})
