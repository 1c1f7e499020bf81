import type { InStatement } from '@libsql/client/web'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { listProcedures } from '#tests/support/calls/procedures.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { readAllRows } from '#tests/support/database/all-rows.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { databaseOn } from '#worker/database/db.ts'

import { adminInputs } from './admin-inputs.ts'
import { visitorInputs } from './visitor-inputs.ts'

const procedures = await listProcedures()
const ofAdministration = procedures.filter(({ name }) => name.startsWith('admin.'))
const mutations = ofAdministration.filter(({ type }) => type === 'mutation')

/** What begins something by itself. Any other mutation is about a thing that must be there already. */
const begins = [
  /^admin\.(?:prompts|gpts)\.createDraft$/,
  /^admin\.(?:categories|journeys|redirects|seoPages|variables|views|vocabulary)\.create$/,
  // The categories and the pages that every site begins with, and its settings.
  /^admin\.categories\.(?:update|rename|merge)$/,
  /^admin\.seoPages\.change$/,
  /^admin\.settings\./,
  /^admin\.users\.invite$/,
  // Two tags are told apart by their names alone, whether or not an item has them.
  /^admin\.tags\.keepApart$/,
  // Each row is judged again as it is written, so that a file that nobody tried is written no otherwise.
  /^admin\.import\.write$/,
  // What the browser was told when it removed it, written back under every rule of a new one.
  /^admin\.(?:journeys|redirects|variables|views|vocabulary)\.restore$/,
  // A path that nobody asked for is forgotten like one that somebody did.
  /^admin\.redirects\.forget$/,
]

/** What ends something, or takes it back. */
const ends =
  /\.(?:undo\w*|restore\w*|remove|write|cancel|resume|dismiss|discardEdits|merge|rename)$/

/** A site with an administrator, whose database keeps what it is sent and fails when it is told to. */
async function open({ isEmpty = false } = {}) {
  const db = await createTestDatabase()
  const account = await insertAccount(db)
  // Another one, so that none is the last.
  await insertAccount(db)
  const inputs = isEmpty ? {} : await adminInputs(db, account.id)
  const state = { isFailing: false, statements: [] as InStatement[], written: 0 }
  const recorded = databaseOn({
    read: (statements) => {
      state.statements.push(...statements)
      return db.client.read(statements)
    },
    write: async (statements) => {
      state.statements.push(...statements)
      const failure = state.isFailing ? ['insert into nowhere values (1)'] : []
      const results = await db.client.write([...statements, ...failure])
      state.written += 1
      return results
    },
  })
  const site = testSite(() => recorded)
  const browser = browserOn(site)
  await browser.signIn(account)
  await site.settled()
  return {
    state,
    inputs,
    call: async (name: string, type: 'query' | 'mutation', input: unknown) => {
      state.written = 0
      const response = await browser[type === 'query' ? 'query' : 'mutate'](name, input)
      await site.settled()
      return response
    },
    /** Gives the tables whose rows are others afterwards, but for those that any call of a session keeps up. */
    changedBy: async (work: () => Promise<void>) => {
      const before = await readAllRows(db)
      await work()
      const after = await readAllRows(db)
      const { sessions: _sessions, ...tables } = after
      return Object.keys(tables).filter(
        (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
      )
    },
  }
}

let site: Awaited<ReturnType<typeof open>>

beforeAll(async () => {
  site = await open()
})

describe('every mutation of the administration', () => {
  it('that continues what was never begun writes nothing', async () => {
    const { call, changedBy } = await open({ isEmpty: true })
    const later = mutations.filter(({ name }) => !begins.some((pattern) => pattern.test(name)))
    const failed: string[] = []
    const changed = await changedBy(async () => {
      for (const { name, type } of later) {
        if ((await call(name, type, site.inputs[name])).status >= 500) failed.push(name)
      }
    })

    expect(later.length).toBeGreaterThan(50)
    expect([failed, changed]).toEqual([[], []])
  })

  it('whose last statement fails is refused, and nothing of it is written', async () => {
    const { state, inputs, call, changedBy } = site
    const accepted: string[] = []
    state.isFailing = true
    const changed = await changedBy(async () => {
      for (const { name, type } of mutations) {
        if ((await call(name, type, inputs[name])).ok) accepted.push(name)
      }
    })
    state.isFailing = false
    vi.mocked(console.error).mockClear()

    expect(accepted.filter((name) => !/\.preview(?:Change)?$|\.markdown$/.test(name))).toEqual([])
    expect(changed).toEqual([])
  })

  it('writes in one batch, and a question in none', async () => {
    const { state, inputs, call } = site
    const deviations = []
    for (const { name, type } of ofAdministration) {
      const { status } = await call(name, type, inputs[name])
      const most = type === 'query' ? 0 : 1
      if (status !== 200 || state.written > most) deviations.push([name, status, state.written])
    }

    expect(deviations).toEqual([])
  })

  it('that ends something ends it once', async () => {
    const { inputs, call, changedBy } = site
    const ending = mutations.filter(({ name }) => ends.test(name))
    const changed = await changedBy(async () => {
      for (const { name, type } of ending) await call(name, type, inputs[name])
    })

    expect(ending.length).toBeGreaterThan(20)
    expect(changed).toEqual([])
  })

  it('that takes back what the journal holds takes back its own alone', async () => {
    const { inputs, call, changedBy } = await open()
    const undone = mutations.flatMap(({ name }) => {
      const { entree } = entrySchema.safeParse(inputs[name]).data ?? {}
      return entree && /\.undo/.test(name) ? [{ name, entree }] : []
    })
    const changed = await changedBy(async () => {
      for (const { name } of undone) {
        for (const other of undone.filter((one) => one.name !== name)) {
          await call(name, 'mutation', { ...Object(inputs[name]), entree: other.entree })
        }
      }
    })

    expect(undone.length).toBeGreaterThan(4)
    expect(changed).toEqual([])
  })
})

const entrySchema = z.object({ entree: z.string() })

/** Ends a text of the language of the database, in either spelling. */
const marker = `zz'"--`

describe('every procedure', () => {
  it('sends the texts that it is given beside its statements, and never in them', async () => {
    const { state, call, inputs } = await open()
    const valid: Record<string, unknown> = { ...visitorInputs, ...inputs }
    const sent = new Set<string>()
    for (const { name, type, schema } of procedures.filter(
      (one) => !one.name.startsWith('auth.'),
    )) {
      state.statements = []
      const input = schema ? withMarkers(schema, valid[name]) : valid[name]
      await call(name, type, input)
      for (const statement of state.statements) {
        const [text, values] = partsOf(statement)
        expect([name, text.includes('zz')]).toEqual([name, false])
        if (values.includes('zz')) sent.add(name)
      }
    }
    vi.mocked(console.error).mockClear()

    expect(sent.size).toBeGreaterThan(35)
  })
})

const partsOf = (statement: InStatement): [text: string, values: string] =>
  typeof statement === 'string'
    ? [statement, '']
    : [statement.sql, JSON.stringify(statement.args ?? [])]

/** The same input with the marker at the end of each text that its schema takes it in. */
function withMarkers(schema: z.ZodType, valid: unknown): unknown {
  let input = valid
  for (const path of textPaths(valid)) {
    const marked = changeAt(input, path, (text) => text + marker)
    if (schema.safeParse(marked).success) input = marked
  }
  return input
}

type Path = string[]

function textPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textPaths(part, [...path, key]))
}

function changeAt(value: unknown, [key, ...rest]: Path, change: (text: string) => string): unknown {
  if (key === undefined) return change(String(value))
  const changed = (part: unknown, name: string) =>
    name === key ? changeAt(part, rest, change) : part
  if (Array.isArray(value)) return value.map((part, index) => changed(part, String(index)))
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, part]) => [name, changed(part, name)]),
  )
}
