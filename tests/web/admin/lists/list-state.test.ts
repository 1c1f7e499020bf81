import { describe, expect, it } from 'vitest'

import { filterTexts } from '#shared/admin/filter-address.ts'
import { changedState, type UrlState } from '#web/admin/controls/url-state.ts'
import { listInput, readListState, sortChanges } from '#web/admin/items/list-state.ts'

const sortable = ['date_creation', 'titre', 'statut', 'date_modification'] as const
const read = (url: UrlState) => readListState(url, sortable)

describe('the state of a table in the address', () => {
  it('begins with the newest items, unfiltered', () => {
    expect(read({})).toEqual({
      q: '',
      filter: {},
      colonnes: null,
      tri: 'date_creation',
      ordre: 'desc',
      page: 1,
    })
  })

  it('reads every part of the address', () => {
    const filter = {
      statut: 'brouillon',
      categorie: 'Technical SEO',
      tag: 'serp',
      ia: 'Claude',
      niveau: 'Expert',
      auteur: 'Zoé',
      completude: 'a-completer',
      manque: 'ia',
      modifie_du: '2026-01-01',
      modifie_au: '2026-02-01',
      verifie_avant: '2026-06-01',
    }
    const shown = { tri: 'titre', ordre: 'desc' }
    const url = { ...filter, ...shown, q: ' audit ', page: '3', colonnes: 'ia,niveau' }
    expect(read({ ...url, epingle: 'non', copie: 'oui', miens: 'oui' })).toEqual({
      ...shown,
      filter: { ...filter, epingle: false, copie: true, miens: true },
      colonnes: ['ia', 'niveau'],
      q: 'audit',
      page: 3,
    })
  })

  it('keeps its filters through the address', () => {
    const url = { statut: 'valide', epingle: 'non', copie: 'oui', verifie_avant: '2026-06-01' }
    expect(filterTexts(read(url).filter)).toEqual(url)
  })

  it.each([
    ['an unknown status', { statut: 'publie' }],
    ['an unknown lack', { manque: 'rien' }],
    ['a day that is none', { modifie_du: '2026-02-31' }],
    ['an unknown column', { tri: 'password' }],
    ['an unknown order', { ordre: 'random' }],
    ['a page that is no number', { page: 'deux' }],
    ['a page before the first', { page: '0' }],
    ['a broken page', { page: '1.5' }],
  ])('reads %s as the default', (_case, url) => {
    expect(read(url)).toEqual(read({}))
  })

  it('cuts a query and a category that no procedure would take', () => {
    expect(read({ q: 'a'.repeat(300) }).q).toHaveLength(200)
    expect(read({ categorie: 'a'.repeat(300) }).filter.categorie).toHaveLength(60)
  })

  it('keeps an order through the address, and leaves the first one out of it', () => {
    const byTitle = changedState({}, sortChanges({ q: '' }, { column: 'titre', order: 'desc' }))
    expect(read(byTitle)).toMatchObject({ tri: 'titre', ordre: 'desc' })
    const newestFirst = sortChanges({ q: '' }, { column: 'date_creation', order: 'desc' })
    expect(changedState(byTitle, newestFirst)).toEqual({})
  })

  it('sorts a search by relevance until another order is chosen', () => {
    expect(read({ q: 'audit' })).toMatchObject({ tri: 'pertinence', ordre: 'asc' })
    expect(read({ q: 'audit', tri: 'titre' })).toMatchObject({ tri: 'titre' })
    expect(read({ tri: 'pertinence' })).toMatchObject({ tri: 'date_creation' })

    const state = { q: 'audit' }
    const newestFirst = sortChanges(state, { column: 'date_creation', order: 'desc' })
    const chosen = changedState(state, newestFirst)
    expect(read(chosen)).toMatchObject({ tri: 'date_creation', ordre: 'desc' })
    const best = sortChanges(state, { column: 'pertinence', order: 'asc' })
    expect(changedState(chosen, best)).toEqual(state)
  })

  it('begins words with A and dates with the newest', () => {
    expect(read({ tri: 'titre' }).ordre).toBe('asc')
    expect(read({ tri: 'date_modification' }).ordre).toBe('desc')
  })

  it('sends no empty filter', () => {
    expect(listInput(read({ q: '  ' }))).toEqual({
      tri: 'date_creation',
      ordre: 'desc',
      page: 1,
    })
    expect(listInput(read({ q: 'audit', statut: 'refuse' }))).toMatchObject({
      q: 'audit',
      statut: 'refuse',
    })
  })
})
