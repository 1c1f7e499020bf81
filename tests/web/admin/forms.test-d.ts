import { expectTypeOf, it } from 'vitest'
import { z } from 'zod'

import { redirectInputSchema, type RedirectInput } from '#shared/addresses/redirect.ts'
import type { Complete, DraftShape, FieldPath } from '#shared/items/draft-shape.ts'
import type { NamesOf } from '#shared/items/field-names.ts'
import type { GptDraft, GptInput } from '#shared/items/gpt-fields.ts'
import { gptDrafting } from '#shared/items/item-drafting.ts'
import type { PromptDraft, PromptInput } from '#shared/items/prompt-fields.ts'
import { type SeoPageInput, seoPageInputSchema } from '#shared/pages/seo-page.ts'
import { siteSettingsSchema, type SiteSettings } from '#shared/site/site-settings.ts'
import { fieldMessages } from '#web/admin/form/field-messages.ts'
import { ruledBy } from '#web/admin/form/form.tsx'
import { emptySeoPage, inputOf, type SeoPageDraft } from '#web/admin/seo/seo-page-draft.ts'

const added = { accroche: z.string().nullable() }

it('holds every field of a GPT and of a prompt, and no other', () => {
  expectTypeOf<keyof GptDraft>().toEqualTypeOf<keyof GptInput>()
  expectTypeOf<keyof PromptDraft>().toEqualTypeOf<keyof PromptInput>()
})

it('derives exact types from a table, so that no editor compiles without one of its fields', () => {
  type Grown = GptInput & { accroche: string | null }
  expectTypeOf(gptDrafting.draftSchema.shape).not.toExtend<DraftShape<Grown>>()
  expectTypeOf(gptDrafting.names).not.toExtend<NamesOf<GptDraft & { accroche: string }>>()
  expectTypeOf(gptDrafting.tabOf).not.toExtend<Record<keyof Grown, string>>()
  const grown = gptDrafting.formSchema.extend(added)
  expectTypeOf(gptDrafting.candidateOf).returns.not.toExtend<z.input<typeof grown>>()
})

it('asks for a field that may be absent as for any other, at every depth', () => {
  type Input = { titre?: string; faq: { question: string; source?: string }[] }
  expectTypeOf<{ faq: z.ZodType }>().not.toExtend<DraftShape<Input>>()
  expectTypeOf<{ titre: string; faq: { question: string }[] }>().not.toExtend<Complete<Input>>()
  expectTypeOf<Complete<Input>>().toEqualTypeOf<{
    titre: string | undefined
    faq: { question: string; source: string | undefined }[]
  }>()
  expectTypeOf<FieldPath<Complete<Input>>>().toEqualTypeOf<
    'titre' | 'faq' | 'faq.*.question' | 'faq.*.source'
  >()
})

it('checks no other form against a schema that it does not feed', () => {
  const grown = seoPageInputSchema.extend(added)
  fieldMessages(seoPageInputSchema, inputOf(emptySeoPage), emptySeoPage, {})
  // @ts-expect-error -- what the SEO form sends lacks the field
  fieldMessages(grown, inputOf(emptySeoPage), emptySeoPage, {})
  expectTypeOf<keyof SeoPageDraft>().toEqualTypeOf<keyof SeoPageInput>()
  // @ts-expect-error -- no such field is in the form
  ruledBy(siteSettingsSchema, { site_nom: { label: 'Nom du site' } })

  const settings = ruledBy(siteSettingsSchema.extend(added))
  expectTypeOf<{ value: SiteSettings }>().not.toExtend<CheckedValue<typeof settings>>()
  const redirect = ruledBy(z.intersection(redirectInputSchema(''), z.object(added)))
  expectTypeOf<{ value: RedirectInput }>().not.toExtend<CheckedValue<typeof redirect>>()
})

type CheckedValue<Rules extends { validators: { onDynamic: (checked: never) => unknown } }> =
  Parameters<Rules['validators']['onDynamic']>[0]
