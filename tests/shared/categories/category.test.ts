import { describe, expect, it } from 'vitest'

import { categoryPresentation } from '#shared/categories/category-presentation.ts'
import { categoryGroup, categoryTheme, categoryThemes } from '#shared/categories/category.ts'

const builtIn = [
  'SEO',
  'Content',
  'Strategy',
  'Research',
  'Analytics',
  'Technical SEO',
  'Analysis',
  'Audit',
  'Persona',
  'Conversion',
  'Automation',
  'Marketing',
  'Social Media',
  'E-commerce',
  'Technical',
  'Local',
]
const unknown = ['Copywriting', 'Growth', 'seo', ' SEO', '', 'Technical Writing', 'constructor']

describe('the theme of a category', () => {
  it('exists for the sixteen built-in categories and no other (R106)', () => {
    expect(Object.keys(categoryThemes).toSorted()).toEqual(builtIn.toSorted())
  })

  it.each(builtIn)('describes %s and says what one looks for in it (R106)', (name) => {
    const { code, className } = categoryTheme(name)
    const { description, tags } = categoryPresentation(name)
    expect(code).toMatch(/^[A-Z]{3}$/)
    expect(className).toMatch(/^cat-[a-z-]+$/)
    expect(description.length).toBeGreaterThan(30)
    expect(tags.length).toBeGreaterThanOrEqual(3)
    expect(new Set(tags).size).toBe(tags.length)
  })

  it('tells any two categories apart by code, class and description', () => {
    const names = [...builtIn, 'Inconnue']
    const tellings = [
      names.map((name) => categoryTheme(name).code),
      names.map((name) => categoryTheme(name).className),
      names.map((name) => categoryPresentation(name).description),
    ]
    for (const telling of tellings) expect(new Set(telling).size).toBe(names.length)
  })

  it.each(unknown)(
    'is the grey one for the unknown category %j, no code cut from it (R107)',
    (name) => {
      expect(categoryTheme(name)).toEqual({ code: 'DIV', className: '' })
      expect(categoryPresentation(name).tags).toEqual([])
    },
  )
})

describe('the group that fills the empty sections of a GPT', () => {
  it.each([
    'SEO',
    'Technical SEO',
    'Technical',
    'Audit',
    'Analysis',
    'Analytics',
    'Research',
    'Local',
  ])('is SEO for %s', (name) => {
    expect(categoryGroup(name)).toBe('seo')
  })

  it.each(['Content', 'Copywriting', 'Persona', 'Social Media'])('is Content for %s', (name) => {
    expect(categoryGroup(name)).toBe('content')
  })

  it.each([
    'Strategy',
    'Conversion',
    'Automation',
    'Marketing',
    'E-commerce',
    'Inconnue',
    'toString',
  ])('is Growth for %s, as for every other', (name) => {
    expect(categoryGroup(name)).toBe('growth')
  })
})
