import { describe, expect, it } from 'vitest'

import { followsTitle, proposeSlug } from '#shared/text/proposed-slug.ts'
import { slugSchema } from '#shared/text/slug.ts'

describe('the slug proposed for a title', () => {
  it.each([
    ["Diagnostiquer l'écart avec d'autres sites", 'diagnostiquer-l-ecart-avec-d-autres-sites'],
    ['Post LinkedIn : cœur & âme', 'post-linkedin-coeur-et-ame'],
    ['  100 % SEO — où, çà ?  ', '100-pour-cent-seo-ou-ca'],
    ['l’audit (2026)', 'l-audit-2026'],
  ])('of «%s» is %s', (title, slug) => {
    expect(proposeSlug(title)).toBe(slug)
  })

  it('is one the schema takes, however long the title, and ends with a whole word', () => {
    const slug = proposeSlug('Référencement international '.repeat(10))
    expect(slugSchema.parse(slug)).toBe(slug)
    expect(slug).toMatch(/-(?:referencement|international)$/)
    expect(slugSchema.parse(proposeSlug('a'.repeat(200)))).toHaveLength(120)
  })

  it('is empty where no letter or digit is left', () => {
    expect(proposeSlug('…')).toBe('')
  })

  it('follows the title until someone writes another one', () => {
    expect(followsTitle('', 'Un titre')).toBe(true)
    expect(followsTitle('un-titre', 'Un titre')).toBe(true)
    expect(followsTitle('mon-adresse', 'Un titre')).toBe(false)
  })
})
