import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'

import { markdownTable } from '#tests/bench/markdown-table.ts'
import { medianOf } from '#tests/bench/median.ts'
import { openGenerator } from '#tests/bench/search/catalogue-generator.ts'
import { openCatalogue, openPatient } from '#tests/bench/search/search-catalogue.ts'
import { percentile } from '#tests/bench/search/search-timing.ts'
import { searchEngineOf } from '#tests/support/database/search-engine-of.ts'
import { type Client, clientOf, databaseOn } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { applyChange } from '#worker/services/changes/apply-change.ts'
import { previewChange } from '#worker/services/changes/preview-change.ts'
import { undoChange } from '#worker/services/changes/undo-change.ts'
import { promptStorage } from '#worker/services/editing/item-storage.ts'
import { updateItem } from '#worker/services/editing/items.ts'
import { openItem } from '#worker/services/editing/opened-items.ts'
import { listJournal } from '#worker/services/journal/journal.ts'
import type { CatalogueEngine } from '#worker/services/search/catalogue-search.ts'
import { searchList } from '#worker/services/search/list-search.ts'
import { findItems } from '#worker/services/tables/find-items.ts'
import { listGpts, listPrompts, promptOrders } from '#worker/services/tables/item-table.ts'
import { findNeighbours } from '#worker/services/tables/neighbours.ts'

const seed = 3
const items = 1500
/** The longest text. */
const longest = 144_000
const rounds = 15
/** Milliseconds of a table in the service, and requests to the database of an edit. */
const [tableGoal, editGoal] = [150, 2]

/**
 * The tables of the administration and edits on 1,500 generated items, one of which has a text of 144,000
 * characters, through the procedures and a server over loopback.
 */
export async function benchTables(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tables-bench-'))
  const { database } = await openCatalogue(
    join(folder, 'catalogue'),
    items,
    await openGenerator(seed),
  )
  try {
    const counted = countRequests(clientOf(openPatient(database)))
    const db = databaseOn(counted.client)
    const engine = await searchEngineOf(db)('editors')
    const { items: rows } = await listPrompts(db, editor, list)
    const id = rows[0]?.id ?? ''
    const { item, version, statut: depuis } = await openItem(db, editor, promptStorage, id)
    const prompt = `${item.prompt} ${'mot '.repeat(longest)}`.slice(0, longest)
    let latest = version
    const save = async () => {
      const edit = { id, version: latest, copie: 0, depuis, item: { ...item, prompt } }
      latest = (await updateItem(db, editor, promptStorage, edit)).version
    }
    await save()
    const change = { champ: 'ia', valeur: 'Claude' } as const
    const batch = rows.slice(1, 51).map((row) => ({ id: row.id, version: row.version }))
    const entree = crypto.randomUUID()
    const prompts = (query: object) => () => listPrompts(db, editor, { ...list, ...query })
    const gpts = (query: object) => () => listGpts(db, editor, { ...list, ...query })

    const asked: [string, () => Promise<unknown>, times?: number][] = [
      ['prompts, newest', prompts({})],
      ['prompts, by score', prompts({ tri: 'completude' })],
      ['prompts, by AI', prompts({ tri: 'ia' })],
      ['prompts, to complete', prompts({ completude: 'a-completer' })],
      ['prompts, lacking an AI', prompts({ manque: 'ia' })],
      ['prompts, full text', () => prompts({ text: textOf(engine, 'audit') })()],
      ['GPTs, newest', gpts({})],
      ['GPTs, by score', gpts({ tri: 'completude' })],
      ['GPTs, full text', () => gpts({ text: textOf(engine, 'audit seo') })()],
      ['GPTs, not verified', gpts({ verifie_avant: '2026-06-01' })],
      [
        'neighbours of an item',
        () => {
          const sortedBy = promptOrders.completude
          return findNeighbours(db, editor, 'prompt', { id, ordre: 'asc', sortedBy })
        },
      ],
      ['palette', () => findItems(db, editor, engine, 'audit')],
      ['preview of all GPTs', () => previewChange(db, editor, 'gpt', { meant: {}, change })],
      ['journal', () => listJournal(db, { page: 1, tri: 'created_at', ordre: 'desc' })],
      ['opening the longest', () => openItem(db, editor, promptStorage, id)],
      ['saving the longest', save],
      [
        '50 items changed',
        () => applyChange(db, editor, 'prompt', { entree, items: batch, change }),
        1,
      ],
      [
        '50 items undone',
        () => undoChange(db, editor, 'prompt', { entree, annulation: crypto.randomUUID() }),
        1,
      ],
    ]
    const lines = []
    for (const [name, ask, times = rounds] of asked) {
      const taken: number[] = []
      const before = counted.requests()
      for (let round = 0; round < times; round += 1) {
        const start = performance.now()
        await ask()
        taken.push(performance.now() - start)
      }
      const requests = (counted.requests() - before) / times
      lines.push([name, shown(medianOf(taken)), shown(percentile(taken, 0.95)), requests])
    }
    const [load = 0] = loadavg()
    console.log(
      [
        `## Tables and edits, ${items.toLocaleString('en')} items, machine load ${load.toFixed(1)}\n`,
        ...markdownTable(['what', 'median, ms', 'p95, ms', 'requests'], lines),
        `\nGoals: a table ${tableGoal} ms, an edit ${editGoal} requests`,
      ].join('\n'),
    )
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const list = { tri: 'date_creation', ordre: 'desc', page: 1 } as const

/** One who may do everything. */
const editor: Editor = {
  userId: 'bench',
  may: () => sql`true`,
  adresse: '',
  userAgent: 'bench',
  now: new Date(),
}

/** A text that filters a table, as the procedures pass it on. */
const textOf = (engine: CatalogueEngine, q: string) => ({
  q,
  search: searchList(engine, q, { isEveryField: true }),
})

const shown = (value: number | undefined) => (value === undefined ? '' : value.toFixed(1))

/** A client that counts what it asks for. */
function countRequests({ read, write }: Client) {
  let requests = 0
  const counting =
    (run: Client['read']): Client['read'] =>
    (statements) => {
      requests += 1
      return run(statements)
    }
  return { client: { read: counting(read), write: counting(write) }, requests: () => requests }
}
