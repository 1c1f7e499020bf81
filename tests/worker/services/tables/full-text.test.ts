import { expect, it } from 'vitest'

import { testViewer } from '#tests/support/calls/caller.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { startDatabaseProxy } from '#tests/worker/database/database-proxy.ts'
import { editorFacts } from '#worker/services/search/index-facts.ts'
import { searchForEditors } from '#worker/services/search/list-search.ts'
import { readSearchMemory } from '#worker/services/search/search-memory.ts'
import { listPrompts } from '#worker/services/tables/item-table.ts'

const editor = { ...testViewer, adresse: '', userAgent: '', now: new Date() }

it('a table that is searched costs two requests, whatever the text', async () => {
  const { state, open } = await startDatabaseProxy()
  const db = open()
  await insertPrompt(db, { titre: 'Audit de maillage' })
  await insertPrompt(db, { titre: 'Audit de liens', statut: 'brouillon', prompt: 'Un maillon.' })
  await insertPrompt(db, { titre: 'Brief' })
  const memory = await readSearchMemory(db)
  const found = async (q: string) => {
    state.requests = 0
    const search = await searchForEditors(editorFacts(db, memory), q)
    const { items } = await listPrompts(db, editor, {
      tri: 'titre',
      ordre: 'asc',
      page: 1,
      text: { q, search },
    })
    expect({ q, requests: state.requests }).toEqual({ q, requests: 2 })
    return items.map(({ titre }) => titre)
  }

  expect(await found('audit')).toEqual(['Audit de liens', 'Audit de maillage'])
  expect(await found('audits mailla')).toEqual(['Audit de maillage'])
  expect(await found('maill')).toEqual(['Audit de liens', 'Audit de maillage'])
  expect(await found('audti')).toEqual(['Audit de liens', 'Audit de maillage'])
  expect(await found('audit introuvable')).toEqual([])
  expect(await found('de')).toEqual(['Audit de liens', 'Audit de maillage'])
})
