import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'

import { namesWith } from '#shared/items/field-schemas.ts'
import { type Fields, optionalText, text } from '#shared/items/fields.ts'
import { listTextSections, pickSectionTexts, sectionSchemas } from '#shared/items/text-sections.ts'

const fields = {
  nom: text(z.string(), { label: 'Nom', tab: 'general' }),
  public_cible: optionalText(z.string().max(400), {
    label: 'Public cible',
    tab: 'general',
    section: { id: 'public-cible', title: 'À qui il s’adresse' },
  }),
  materiel: optionalText(z.string().max(400), {
    label: 'Matériel',
    tab: 'general',
    section: { id: 'materiel', title: 'Matériel nécessaire' },
  }),
} satisfies Fields

const item = { nom: 'Un GPT', public_cible: 'Les rédacteurs.', materiel: null }

describe('a text that is shown as a section', () => {
  it('is listed in the order of the table', () => {
    expect(namesWith(fields, 'section')).toEqual(['public_cible', 'materiel'])
    expectTypeOf(namesWith(fields, 'section')).toEqualTypeOf<('public_cible' | 'materiel')[]>()
  })

  it('becomes a section of the page unless it is empty', () => {
    expect(listTextSections(fields, item)).toEqual([
      { id: 'public-cible', title: 'À qui il s’adresse', text: 'Les rédacteurs.' },
    ])
  })

  it('is part of the answer to assistants even when it is empty', () => {
    const schema = z.strictObject(sectionSchemas(fields))

    expect(schema.parse(pickSectionTexts(fields, item))).toEqual({
      public_cible: 'Les rédacteurs.',
      materiel: null,
    })
    expect(schema.shape.public_cible.description).toBe('À qui il s’adresse')
  })
})
