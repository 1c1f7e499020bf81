import { beforeAll, describe, expect, it } from 'vitest'

import { categories } from '#drizzle/schema/index.ts'
import { categoryInputSchema } from '#shared/labels/category-input.ts'
import { builtInCategories } from '#tests/support/database/built-in-categories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'

let rows: (typeof categories.$inferSelect)[]

beforeAll(async () => {
  const db = await createTestDatabase()
  rows = await db.select().from(categories).orderBy(categories.rang)
})

describe('the sixteen categories that a database begins with', () => {
  it('are those that tests without a database know, in their order (R106)', () => {
    expect(
      rows.map(({ nom, code, teinte, libelle, mots }) => ({ nom, code, teinte, libelle, mots })),
    ).toEqual(builtInCategories)
  })

  it('say what they are for, where to begin and what one looks for in them (R106)', () => {
    for (const { nom: _name, rang: _place, retiree_par: _entry, ...said } of rows) {
      expect(categoryInputSchema.parse(said)).toEqual(said)
      expect(said.description.length).toBeGreaterThan(30)
      expect(said.guide.length).toBeGreaterThan(30)
      expect(said.tags.length).toBeGreaterThanOrEqual(3)
      expect(new Set(said.tags).size).toBe(said.tags.length)
    }
  })

  it('are told apart by code, colour and description', () => {
    for (const column of ['code', 'teinte', 'description'] as const) {
      expect(new Set(rows.map((row) => row[column])).size).toBe(rows.length)
    }
  })

  it('fill the empty sections of their GPTs by three groups', () => {
    const groups = Map.groupBy(rows, ({ groupe }) => groupe)
    const namesOf = (group: 'seo' | 'content' | 'growth') =>
      groups.get(group)?.map(({ nom }) => nom)

    expect(namesOf('seo')).toEqual([
      'SEO',
      'Audit',
      'Technical SEO',
      'Technical',
      'Research',
      'Analysis',
      'Analytics',
      'Local',
    ])
    expect(namesOf('content')).toEqual(['Content', 'Social Media', 'Persona'])
    expect(namesOf('growth')).toEqual([
      'E-commerce',
      'Conversion',
      'Strategy',
      'Marketing',
      'Automation',
    ])
  })
})
