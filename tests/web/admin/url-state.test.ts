import { describe, expect, it } from 'vitest'

import { changedState, texts } from '#web/admin/controls/url-state.ts'
import { journalInput, journalState } from '#web/admin/screens/journal/journal-state.ts'

describe('what a page keeps in its address', () => {
  it('goes back to the first page with every other search or filter', () => {
    expect(changedState({ q: 'seo', page: '3' }, { statut: 'valide' })).toEqual({
      q: 'seo',
      statut: 'valide',
    })
    expect(changedState({ q: 'seo', page: '3' }, { page: 4 })).toEqual({ q: 'seo', page: '4' })
  })

  it('leaves out what is empty', () => {
    expect(changedState({ q: 'seo', statut: 'valide' }, { q: '', statut: null })).toEqual({})
  })

  it('is texts, whatever else a link may hold', () => {
    expect(texts({ q: 123, page: '2', list: ['a'], nothing: null })).toEqual({
      q: '123',
      page: '2',
    })
    expect(texts('q=1')).toEqual({})
  })
})

describe('the filters of the journal', () => {
  it('are read from the address and sent without what is empty', () => {
    const state = journalState({ action: 'prompt.update', du: '2026-11-01', page: '2' })
    expect(journalInput(state)).toEqual({
      part: 'modifications',
      action: 'prompt.update',
      du: '2026-11-01',
      tri: 'created_at',
      ordre: 'desc',
      page: 2,
    })
    const latestFirst = { part: 'modifications', tri: 'created_at', ordre: 'desc', page: 1 }
    expect(journalInput(journalState({}))).toEqual(latestFirst)
  })

  it('name no action of the part that is not shown', () => {
    expect(journalState({ vue: 'connexions', action: 'sign_in' })).toMatchObject({
      part: 'connexions',
      action: 'sign_in',
    })
    expect(journalState({ action: 'sign_in' }).action).toBe('')
    expect(journalState({ vue: 'connexions', action: 'prompt.update' }).action).toBe('')
  })

  it('ignore what the server would refuse', () => {
    const odd = { action: 'drop', du: '2026-02-31', au: '1999-01-01', page: '-1', vue: 'autre' }
    expect(journalInput(journalState(odd))).toEqual(journalInput(journalState({})))
    expect(journalState({ q: 'x'.repeat(300) }).q).toHaveLength(200)
  })
})
