import { expect, it } from 'vitest'

import { testViewer } from '#tests/support/calls/caller.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { searchEngineOf } from '#tests/support/database/search-engine-of.ts'
import { startDatabaseProxy } from '#tests/worker/database/database-proxy.ts'
import { searchList } from '#worker/services/search/list-search.ts'
import { listPrompts } from '#worker/services/tables/item-table.ts'

const editor = { ...testViewer, adresse: '', userAgent: '', now: new Date() }

it('a table that is searched costs one request, whatever the text', async () => {
  const { state, open } = await startDatabaseProxy()
  const db = open()
  await insertPrompt(db, { titre: 'Audit de maillage' })
  await insertPrompt(db, { titre: 'Audit de liens', statut: 'brouillon', prompt: 'Un maillon.' })
  await insertPrompt(db, { titre: 'Brief' })
  const engine = await searchEngineOf(db)('editors')
  const found = async (q: string) => {
    state.requests = 0
    const search = searchList(engine, q, { isEveryField: true })
    const { items } = await listPrompts(db, editor, {
      tri: 'titre',
      ordre: 'asc',
      page: 1,
      text: { q, search },
    })
    expect({ q, requests: state.requests }).toEqual({ q, requests: 1 })
    return items.map(({ titre }) => titre)
  }

  expect(await found('audit')).toEqual(['Audit de liens', 'Audit de maillage'])
  expect(await found('audits mailla')).toEqual(['Audit de maillage'])
  expect(await found('maill')).toEqual(['Audit de liens', 'Audit de maillage'])
  expect(await found('audti')).toEqual([])
  expect(await found('audit introuvable')).toEqual([])
  expect(await found('de')).toEqual(['Audit de liens', 'Audit de maillage'])
})
