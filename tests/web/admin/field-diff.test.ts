import { describe, expect, it } from 'vitest'

import { promptDrafting } from '#shared/items/item-drafting.ts'
import { fieldDifferences } from '#web/admin/revisions/field-diff.ts'

const base = {
  titre: 'Audit',
  tags: ['seo'],
  epingle: false,
  faq: [{ question: 'Pourquoi ?', reponse: 'Parce que.' }],
}

describe('the comparison of two versions of an item', () => {
  it('is empty when both hold the same', () => {
    const same = { ...base, titre: 'Audit technique' }
    expect(fieldDifferences(same, structuredClone(same))).toEqual([])
  })

  it('names the fields that differ, in the order of the form', () => {
    const after = { ...base, titre: 'Audit complet', epingle: true }
    expect(fieldDifferences(after, base).map(({ name }) => name)).toEqual(['titre', 'epingle'])
  })

  it('shows what was added to and removed from the stored text, word by word', () => {
    const [difference] = fieldDifferences(
      { ...base, titre: 'Audit complet du site' },
      { ...base, titre: 'Audit technique du site' },
    )
    expect(difference?.changes).toEqual([
      { type: 'same', text: 'Audit ' },
      { type: 'removed', text: 'technique' },
      { type: 'added', text: 'complet' },
      { type: 'same', text: ' du site' },
    ])
  })

  it('reads blocks as their texts', () => {
    const [difference] = fieldDifferences({ ...base, faq: [] }, base)
    expect(difference?.changes).toEqual([{ type: 'removed', text: 'Pourquoi ?\nParce que.' }])
  })

  it('compares texts too long for words as a whole', () => {
    const [difference] = fieldDifferences(
      { ...base, titre: 'a '.repeat(15_000) },
      { ...base, titre: 'b '.repeat(15_000) },
    )
    expect(difference?.changes.map(({ type }) => type)).toEqual(['removed', 'added'])
  })

  it('shows a rewritten text whole beside the one it takes the place of', () => {
    const before = 'Un prompt pour trier les questions des clients par thème et par urgence.'
    const after = 'Alice blogue et enregistre ses idées pour les lecteurs du site de la ville.'
    const [difference] = fieldDifferences({ ...base, titre: after }, { ...base, titre: before })

    expect(difference?.changes).toEqual([
      { type: 'removed', text: before },
      { type: 'added', text: after },
    ])
  })
})

const at = (date: string, verifie_le: string) => ({
  historique: [{ modification: 'Note', date }],
  verifie_le,
})

it('shows days and instants as everywhere: in French, of Paris', () => {
  const before = at('2026-11-01', '2026-11-13T23:30:00.000Z')
  const [historique, verifie_le] = fieldDifferences(at('2026-11-26', ''), before)
  const text = (difference: typeof historique) =>
    difference?.changes.map((part) => part.text).join('') ?? ''
  expect(text(historique)).toContain('26/11/2026')
  expect(text(historique)).not.toContain('2026-11')
  expect(text(verifie_le)).toBe('14/11/2026 00:30')
})

const withDemands = (demandes: string) => ({ requetes_seo: { requetes: 'audit seo', demandes } })

it('tells what people ask from the queries that the page shows', () => {
  const [difference] = fieldDifferences(
    withDemands('site invisible'),
    withDemands(''),
    promptDrafting.names,
  )
  expect(difference?.changes.map(({ text }) => text).join('')).toBe(
    'audit seo\nAutres façons de demander\u00a0:\nsite invisible',
  )
})
