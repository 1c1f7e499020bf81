import { eq, inArray } from 'drizzle-orm'

import { type LinkedItem, links } from '#drizzle/schema/index.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'

import { publicItems } from './item-addresses.ts'

/** So many rows go in one write. */
const batchSize = 200

/** The first so many of the items that lead to one address are named: an author's may be on every page. */
const namedItems = 20

/**
 * Goes through the public items and notes where they lead: addresses that are new wait for their first
 * look, and of those to which nothing leads any more nothing is known any more.
 */
export async function noteLinks(db: Database): Promise<void> {
  const [known, present] = await Promise.all([readKnown(db), readPresent(db)])
  const added = [...present].filter(([adresse]) => !known.has(adresse))
  const moved = [...present].filter(([adresse, fiches]) => {
    const before = known.get(adresse)
    return before !== undefined && JSON.stringify(before) !== JSON.stringify(fiches)
  })
  const gone = [...known.keys()].filter((adresse) => !present.has(adresse))
  const statements: Statement[] = [
    ...parts(added).map((rows) =>
      db.insert(links).values(rows.map(([adresse, fiches]) => ({ adresse, fiches }))),
    ),
    ...moved.map(([adresse, fiches]) =>
      db.update(links).set({ fiches }).where(eq(links.adresse, adresse)),
    ),
    ...parts(gone).map((rows) => db.delete(links).where(inArray(links.adresse, rows))),
  ]
  for (const part of parts(statements)) {
    // oxlint-disable-next-line no-await-in-loop -- a long write would keep others waiting
    await writeBatch(db, part)
  }
}

async function readKnown(db: Database): Promise<Map<string, LinkedItem[]>> {
  const rows = await db.select({ adresse: links.adresse, fiches: links.fiches }).from(links)
  return new Map(rows.map(({ adresse, fiches }) => [adresse, fiches]))
}

async function readPresent(db: Database): Promise<Map<string, LinkedItem[]>> {
  const present = new Map<string, LinkedItem[]>()
  for await (const items of publicItems(db)) {
    for (const { kind, id, adresses } of items) {
      for (const adresse of adresses) {
        const fiches = present.get(adresse) ?? []
        if (fiches.length < namedItems) fiches.push({ kind, id })
        present.set(adresse, fiches)
      }
    }
  }
  return present
}

function parts<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, index) =>
    rows.slice(index * batchSize, (index + 1) * batchSize),
  )
}
