import { expect, it } from 'vitest'

import { slugSchema } from '#shared/text/slug.ts'

it.each(['audit', 'audit-on-page', '404', 'a'.repeat(120)])('accepts the slug %s', (slug) => {
  expect(slugSchema.parse(slug)).toBe(slug)
})

it.each([
  ['nothing', ''],
  ['a capital', 'Audit'],
  ['an accent', 'été'],
  ['a space', 'audit seo'],
  ['a slash', 'audit/seo'],
  ['an underscore', 'audit_seo'],
  ['a dash first', '-audit'],
  ['a dash last', 'audit-'],
  ['two dashes in a row', 'audit--seo'],
  ['a line break last', 'audit\n'],
  ['more than 120 characters', 'a'.repeat(121)],
])('refuses a slug with %s', (_fault, slug) => {
  expect(slugSchema.safeParse(slug).success).toBe(false)
})
