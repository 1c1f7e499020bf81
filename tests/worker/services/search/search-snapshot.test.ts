import { asc, desc, eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'

import { prompts, searchChanges, searchSnapshot } from '#drizzle/schema/index.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { loadSearchEngine } from '#tests/support/database/load-search-engine.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { updateSnapshot } from '#worker/scheduled.ts'
import { snapshotFormat } from '#worker/services/search/engine/snapshot.ts'
import { loadSnapshot, storeSnapshot } from '#worker/services/search/search-snapshot.ts'
import { createSearchSource } from '#worker/services/search/search-source.ts'

let db: TestDatabase
const source = () => createSearchSource({ open: () => db, isPublic: true })
const store = () => storeSnapshot(db, source())

/** Titles that a new isolate finds. */
async function find(q: string) {
  const { index, search } = await loadSearchEngine(() => db)
  return search(q).hits.map(({ item }) => index.items[item]?.card.title ?? '')
}

const newestChange = async () =>
  (await db.select().from(searchChanges).orderBy(desc(searchChanges.change)).limit(1))[0]?.change

beforeEach(async () => {
  db = await createTestDatabase()
  await insertPrompt(db, { slug: 'audit', titre: 'Audit technique' })
  await insertGpt(db, { nom: 'Audit de maillage' })
  await insertPrompt(db, { titre: 'Audit secret', statut: 'brouillon' })
})

it('holds the public items of the newest change, and no other', async () => {
  await store()
  const snapshot = await loadSnapshot(db)

  expect(snapshot?.index.items.map(({ card }) => card.title)).toEqual([
    'Audit technique',
    'Audit de maillage',
  ])
  expect(snapshot?.change).toBe(await newestChange())
})

it('finds what changed since it was stored', async () => {
  await store()
  await writeBatch(db, [
    db.update(prompts).set({ statut: 'brouillon' }).where(eq(prompts.slug, 'audit')),
  ])
  await insertPrompt(db, { titre: 'Audit local' })

  expect((await find('audit')).toSorted()).toEqual(['Audit de maillage', 'Audit local'])
})

it('is stored again only when something changed', async () => {
  await store()
  const [first] = await db.select().from(searchSnapshot)
  await writeBatch(db, [db.update(searchSnapshot).set({ bytes: new Uint8Array([1]) })])
  await store()
  expect((await db.select().from(searchSnapshot))[0]?.bytes).toEqual(new Uint8Array([1]))

  await insertPrompt(db, { titre: 'Plan' })
  await store()
  const [second] = await db.select().from(searchSnapshot)
  expect(second?.change).toBeGreaterThan(first?.change ?? Infinity)
})

it.each([
  ['lacks a part', () => db.delete(searchSnapshot).where(eq(searchSnapshot.part, 0))],
  ['is of another format', () => db.update(searchSnapshot).set({ format: 0 })],
  [
    'is of two times',
    () => db.update(searchSnapshot).set({ change: 1 }).where(eq(searchSnapshot.part, 0)),
  ],
])('is not used where it %s: the items are read instead', async (_what, spoil) => {
  await store()
  const [first] = await db.select().from(searchSnapshot).orderBy(asc(searchSnapshot.part))
  // A second part, as a large index has.
  await writeBatch(db, [
    db.update(searchSnapshot).set({ bytes: new Uint8Array(1_000_000) }),
    db.insert(searchSnapshot).values({
      part: 1,
      format: snapshotFormat,
      change: first?.change ?? 0,
      bytes: new Uint8Array(9),
    }),
  ])
  await writeBatch(db, [spoil()])

  expect(await loadSnapshot(db)).toBeUndefined()
  expect(await find('audit')).toHaveLength(2)
  await store()
  expect(await loadSnapshot(db)).toBeDefined()
})

it('is not used where its bytes are broken', async () => {
  await store()
  await writeBatch(db, [db.update(searchSnapshot).set({ bytes: new Uint8Array([31, 139, 8, 0]) })])

  expect(await find('audit')).toHaveLength(2)
  expect(console.error).toHaveBeenCalledOnce()
  vi.mocked(console.error).mockClear()
})

it('is stored by the clock', async () => {
  await updateSnapshot(() => db)

  expect((await loadSnapshot(db))?.change).toBe(await newestChange())
})
