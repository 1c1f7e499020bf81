import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import type { StoredGroup } from '#shared/search/word-group.ts'
import { proofCount, proofSeed } from '#tests/prove/scale.ts'
import { searchRecord } from '#tests/support/search-records.ts'
import type { SearchRecord } from '#worker/services/search/engine/inverted-index.ts'
import { decodeSnapshot, encodeSnapshot } from '#worker/services/search/engine/snapshot.ts'
import {
  buildFromRows,
  createSearchStore,
  type SearchSource,
} from '#worker/services/search/engine/store.ts'

const turnOfEventLoop = () => new Promise((resume) => setImmediate(resume))

/** A database with numbered changes, whose answers take turns of the event loop. */
function createWorld() {
  const rows = new Map<string, SearchRecord<string>>()
  const changes = new Map<string, number>()
  const groups: StoredGroup[] = []
  const world = {
    change: 0,
    isDown: false,
    fullReads: 0,
    latency: 0,
    pageSize: 50,
    maxChanges: 100,
  }
  async function read<Answer>(answer: () => Answer): Promise<Answer> {
    for (let turn = 0; turn < world.latency; turn += 1) await turnOfEventLoop()
    if (world.isDown) throw new Error('The database is down')
    return answer()
  }
  async function* pages() {
    for (let after = '', isLast = false; !isLast;) {
      const page = await read(() => {
        const ids = [...rows.keys()].toSorted().filter((id) => id > after)
        const records = ids.slice(0, world.pageSize).flatMap((id) => rows.get(id) ?? [])
        return { change: world.change, records }
      })
      yield page
      isLast = page.records.length < world.pageSize
      after = page.records.at(-1)?.item.id ?? ''
    }
  }
  const source: SearchSource<string> = {
    loadSnapshot: () => read(() => undefined),
    readGroups: () =>
      read(() => {
        world.fullReads += 1
        return { change: world.change, groups: [...groups] }
      }),
    readPages: pages,
    readDelta: (since) =>
      read(() => {
        const changed = [...changes]
          .filter(([, change]) => change > since)
          .toSorted(([, a], [, b]) => a - b)
          .slice(0, world.maxChanges)
        const ids = changed.map(([id]) => id).filter((id) => id !== 'group' && id !== 'reset')
        const isLast = changed.length < world.maxChanges
        return {
          change: isLast ? world.change : (changed.at(-1)?.[1] ?? world.change),
          isLast,
          isReset: changed.some(([id]) => id === 'reset'),
          changed: ids.flatMap((id) => rows.get(id) ?? []),
          removedIds: ids.filter((id) => !rows.has(id)),
          groups: changed.some(([id]) => id === 'group') ? [...groups] : null,
        }
      }),
  }
  const note = (id: string) => {
    world.change += 1
    changes.set(id, world.change)
  }
  return {
    world,
    source,
    write: (id: string, titre?: string) => {
      if (titre === undefined) rows.delete(id)
      else rows.set(id, searchRecord(id, { titre }))
      note(id)
    },
    setGroups: (...next: StoredGroup[]) => {
      groups.splice(0, groups.length, ...next)
      note('group')
    },
    /** Replaces all rows, as a restored backup does. */
    restore: (...titles: string[]) => {
      rows.clear()
      for (const titre of titles) rows.set(titre, searchRecord(titre, { titre }))
      changes.clear()
      note('reset')
    },
    /** An isolate that knows the newest change, or the one given. */
    isolate: () => {
      const store = createSearchStore(source)
      return async (q: string, change: number | null = world.change) => {
        const { index, search } = await store.current(change, () => {})
        return search(q).hits.map(({ item }) => index.items[item]?.card ?? '')
      }
    },
  }
}

it('finds an edit in the next search that knows of it, and the old words no more', async () => {
  const { write, isolate } = createWorld()
  write('a', 'audit technique')
  const find = isolate()
  expect(await find('technique')).toEqual(['audit technique'])

  write('a', 'audit éditorial')
  expect(await find('éditorial')).toEqual(['audit éditorial'])
  expect(await find('technique')).toEqual([])
  write('a')
  expect(await find('audit')).toEqual([])
})

it('answers from its engine while no newer change is known', async () => {
  const { write, isolate } = createWorld()
  write('a', 'audit')
  const find = isolate()
  await find('audit')

  write('b', 'audit SEO')
  expect(await find('audit', 1)).toEqual(['audit'])
  expect(await find('audit', 2)).toHaveLength(2)
})

it('finds by a changed vocabulary', async () => {
  const { write, setGroups, isolate } = createWorld()
  write('a', 'page de résultats')
  const find = isolate()
  expect(await find('serp')).toEqual([])

  setGroups({ id: 'g', termes: ['SERP', 'page de résultats'], larges: [], absence: null })
  expect(await find('serp')).toEqual(['page de résultats'])
  setGroups()
  expect(await find('serp')).toEqual([])
})

it('reads the database once for many searches of a new isolate', async () => {
  const { world, write, isolate } = createWorld()
  write('a', 'audit')
  world.latency = 5
  const find = isolate()

  await Promise.all(Array.from({ length: 50 }, () => find('audit')))
  expect(world.fullReads).toBe(1)
})

it('answers from the last engine while the database is down, and catches up afterwards', async () => {
  const { world, write, isolate } = createWorld()
  write('a', 'audit')
  const find = isolate()
  await find('audit')

  world.isDown = true
  write('b', 'refonte')
  expect(await find('audit')).toEqual(['audit'])
  expect(await find('refonte')).toEqual([])
  world.isDown = false
  expect(await find('refonte')).toEqual(['refonte'])
})

it('fails while the database is down and there is no engine', async () => {
  const { world, isolate } = createWorld()
  world.isDown = true

  await expect(isolate()('audit')).rejects.toThrow('down')
})

it('reads many changes in several deltas', async () => {
  const { world, write, isolate } = createWorld()
  write('a', 'audit 0')
  const find = isolate()
  await find('audit')
  world.maxChanges = 3
  for (let at = 1; at <= 10; at += 1) write(`i${at}`, `audit ${at}`)

  expect(await find('audit')).toHaveLength(11)
})

it('never shows the card of one version for the words of another', async () => {
  const { world, write, isolate } = createWorld()
  write('a', 'alpha 0')
  world.latency = 1
  const find = isolate()
  for (let version = 1; version < 40; version += 1) {
    const word = version % 2 === 1 ? 'bravo' : 'alpha'
    write('a', `${word} ${version}`)
    const answers = await Promise.all(
      ['alpha', 'bravo', 'alpha'].map(async (q, at) => ({
        q,
        cards: await find(q, at === 2 ? null : world.change),
      })),
    )
    for (const { q, cards } of answers) {
      for (const card of cards) expect(card).toMatch(new RegExp(`^${q}`))
    }
  }
})

it(
  'answers from one version of the content in every sequence',
  { tags: ['sampled'], timeout: 600_000 },
  async () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd')
    const anyWord = fc.constantFrom('alpha', 'bravo')
    const latency = fc.nat({ max: 3 })
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.record({ do: fc.constant('write' as const), id, word: anyWord }) },
      fc.record({ do: fc.constant('remove' as const), id }),
      fc.record({ do: fc.constant('vocabulary' as const), isJoined: fc.boolean() }),
      fc.record({
        do: fc.constant('restore' as const),
        words: fc.array(anyWord, { maxLength: 3 }),
      }),
      fc.record({ do: fc.constant('outage' as const), isDown: fc.boolean() }),
      fc.record({ do: fc.constant('wait' as const), latency }),
      {
        weight: 4,
        arbitrary: fc.record({
          do: fc.constant('search' as const),
          isolate: fc.nat({ max: 1 }),
          word: anyWord,
          knowsChange: fc.boolean(),
        }),
      },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), latency, async (steps, slowness) => {
        const { world, write, setGroups, restore, isolate } = createWorld()
        world.latency = slowness
        world.pageSize = 2
        world.maxChanges = 2
        const isolates = [isolate(), isolate()]
        const titles = new Map<string, string>()
        let isJoined = false
        /** Titles that each version has for a word. */
        const versions: ((q: string) => string[])[] = []
        const noteVersion = () => {
          const [held, wasJoined] = [[...titles.values()], isJoined]
          versions[world.change] = (q) =>
            held.filter((title) => wasJoined || title.startsWith(q)).toSorted()
        }
        noteVersion()
        const hasOutage = steps.some((one) => one.do === 'outage')
        const searches: Promise<void>[] = []
        const check = async (isolateAt: number, q: string, known: number | null) => {
          const oldest = hasOutage || known === null ? 0 : known
          const found = await isolates[isolateAt]?.(q, known).catch(() => null)
          // A search fails while the database is down and no engine was loaded.
          if (!found) return
          const possible = versions.slice(oldest).map((version) => version(q))
          expect(possible).toContainEqual(found.toSorted())
        }
        for (const [at, one] of steps.entries()) {
          if (one.do === 'write') {
            titles.set(one.id, `${one.word} ${at}`)
            write(one.id, `${one.word} ${at}`)
          } else if (one.do === 'remove') {
            titles.delete(one.id)
            write(one.id)
          } else if (one.do === 'vocabulary') {
            isJoined = one.isJoined
            const joined = { id: 'g', termes: ['alpha', 'bravo'], larges: [], absence: null }
            setGroups(...(isJoined ? [joined] : []))
          } else if (one.do === 'restore') {
            titles.clear()
            const restored = one.words.map((word, place) => `${word} ${at} ${place}`)
            for (const title of restored) titles.set(title, title)
            restore(...restored)
          } else if (one.do === 'outage') world.isDown = one.isDown
          else if (one.do === 'wait') {
            for (let turn = 0; turn < one.latency; turn += 1) await turnOfEventLoop()
          } else searches.push(check(one.isolate, one.word, one.knowsChange ? world.change : null))
          noteVersion()
        }
        await Promise.all(searches)
      }),
      { numRuns: proofCount({ sample: 300, whole: 10_000 }), seed: proofSeed },
    )
  },
)

it('rebuilds its index when a quarter of it is dead', async () => {
  const { world, write, isolate } = createWorld()
  for (let at = 0; at < 120; at += 1) write(`i${at}`, `titre ${at}`)
  const find = isolate()
  await find('titre')
  for (let version = 0; version < 100; version += 1) {
    write('i0', `version ${version}`)
    await find('version')
  }

  expect(world.fullReads).toBeGreaterThan(2)
  expect(await find('version')).toEqual(['version 99'])
})

it('reads everything again after a backup was restored', async () => {
  const { write, restore, isolate } = createWorld()
  write('a', 'audit')
  const find = isolate()
  await find('audit')

  restore('audit de jadis')
  expect(await find('audit')).toEqual(['audit de jadis'])
})

it('starts from a snapshot, and reads what changed since', async () => {
  const { world, source, write, setGroups, isolate } = createWorld()
  write('a', 'audit')
  write('b', 'maillage')
  setGroups({ id: 'g', termes: ['bilan', 'audit'], larges: [], absence: null })
  const bytes = await encodeSnapshot(await buildFromRows(source))
  source.loadSnapshot = () => decodeSnapshot<string>(bytes)
  write('b')
  write('c', 'sitemap')
  world.fullReads = 0

  const find = isolate()
  expect(await find('bilan')).toEqual(['audit'])
  expect(await find('maillage')).toEqual([])
  expect(await find('sitemap')).toEqual(['sitemap'])
  expect(world.fullReads).toBe(0)
})

it('keeps a snapshot of no item', async () => {
  const { source } = createWorld()
  const bytes = await encodeSnapshot(await buildFromRows(source))

  expect((await decodeSnapshot(bytes)).index.items).toEqual([])
})
