/** @module-tag prove */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'

import { type StartedServer, startLocalServer } from '#drizzle/local/local-server.ts'
import { type AdminClient, adminClient } from '#tests/support/calls/admin-client.ts'
import { type ServedSite, startServedSites } from '#tests/support/site/served-sites.ts'

import { proofCount, proofSeed, recordFigure } from './scale.ts'
import { openStoredFile } from './stored-file.ts'

const kills = proofCount({ sample: 4, whole: 50 })
/** Acknowledged before each kill. */
const writesPerKill = proofCount({ sample: 20, whole: 200 })
const writers = 8

/** An item that its writer creates, edits and publishes. Every other one is deleted at last. */
type Item = {
  slug: string
  steps: 3 | 4
  /** Steps that were answered with success; one more may have been done without an answer. */
  acknowledged: number
  id?: string
}

/** States of an item by its number of steps. A deleted item has none. */
const statesAfter: readonly ({ titre: string; statut: string } | null)[] = [
  null,
  { titre: 'Avant', statut: 'brouillon' },
  { titre: 'Après', statut: 'brouillon' },
  { titre: 'Après', statut: 'valide' },
  null,
]

it('loses no acknowledged write, does none by half, and leaves no item without a change number, whoever is killed', async () => {
  let database: StartedServer | undefined
  const sites = await startServedSites(async (folder) => {
    database = await startLocalServer(folder)
    return { ...database, stop: async () => database?.stop() }
  })
  const items: Item[] = []
  let longestWaitMs = 0
  try {
    const delays = fc.sample(fc.integer({ min: 0, max: 150 }), { numRuns: kills, seed: proofSeed })
    let site: ServedSite | undefined
    let admin: AdminClient | undefined
    for (const [round, delay] of delays.entries()) {
      site ??= await sites.start()
      admin ??= await adminClient(site)
      const killed = new AbortController()
      const writing = []
      for (let writer = 0; writer < writers; writer += 1) {
        writing.push(writeItems(admin, `essai-${round}-${writer}`, items, killed.signal))
      }
      const [before, began] = [acknowledged(items), performance.now()]
      while (acknowledged(items) === before) await sleep(5)
      longestWaitMs = Math.max(longestWaitMs, performance.now() - began)
      while (acknowledged(items) < before + writesPerKill) await sleep(5)
      await sleep(delay)
      if (round % 2 === 0) {
        process.kill(-site.pid, 'SIGKILL')
        site = admin = undefined
      } else {
        process.kill(Number(await readFile(join(sites.folder, 'server.pid'), 'utf8')), 'SIGKILL')
        await database?.stop()
        const port = Number(new URL(sites.database.url).port)
        database = await startLocalServer(sites.folder, { port })
      }
      killed.abort()
      await Promise.all(writing)
    }
    await database?.stop()

    expect(acknowledged(items)).toBeGreaterThanOrEqual(kills * writesPerKill)
    const stored = await openStoredFile(sites.folder)
    expect(stored.prepare('PRAGMA kept.integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    expect(findFaults(items, stored)).toEqual([])
    expect(unnumberedItems(stored)).toEqual([])
    await recordFigure(
      `${kills} kills of Worker and database`,
      `${acknowledged(items)} acknowledged writes of ${items.length} items: 0 lost, 0 by half, each with its change number; longest wait for the next write ${Math.round(longestWaitMs)} ms`,
    )
  } finally {
    await sites.stop()
  }
}, 3_600_000)

/** Items that a search would miss: no trigger numbered their change. */
const unnumberedItems = (db: DatabaseSync): unknown[] =>
  db
    .prepare(
      `SELECT id FROM kept.prompts
        WHERE id NOT IN (SELECT item_id FROM kept.search_changes WHERE kind = 'prompt')`,
    )
    .all()

const acknowledged = (items: Item[]) => items.reduce((sum, item) => sum + item.acknowledged, 0)

/** Takes item after item through its life until somebody is killed; a step without an answer is its last. */
async function writeItems(
  admin: AdminClient,
  name: string,
  items: Item[],
  killed: AbortSignal,
): Promise<void> {
  for (let index = 0; !killed.aborted; index += 1) {
    const item: Item = {
      slug: `${name}-${index}`,
      steps: index % 2 === 0 ? 3 : 4,
      acknowledged: 0,
    }
    items.push(item)
    await live(admin, item, killed).catch(() => sleep(5))
  }
}

async function live(admin: AdminClient, item: Item, killed: AbortSignal): Promise<void> {
  const { id } = await admin.createPrompt({ slug: item.slug, titre: 'Avant' })
  Object.assign(item, { id, acknowledged: 1 })
  const steps = [
    () => admin.saveTitle(id, 'Après'),
    () => admin.publishTitle(id, 'Après'),
    () => admin.remove(id),
  ]
  for (const step of steps.slice(0, item.steps - 1)) {
    if (killed.aborted) return
    await step()
    item.acknowledged += 1
  }
}

const storedSchema = z.array(
  z.object({ id: z.string(), slug: z.string(), titre: z.string(), statut: z.string() }),
)
const countsSchema = z.array(z.object({ id: z.string(), entries: z.number() }))

/**
 * What is not as it must be: an item has as many rows of the journal as steps were done, those that were
 * acknowledged and at most one more, and is what that many steps make of it.
 */
function findFaults(items: Item[], db: DatabaseSync): unknown[] {
  const stored = storedSchema.parse(
    db.prepare(`SELECT id, slug, titre, statut FROM kept.prompts WHERE slug LIKE 'essai-%'`).all(),
  )
  const deleted = z
    .array(z.object({ id: z.string() }))
    .parse(db.prepare('SELECT item_id AS id FROM kept.deleted_items').all())
  const entries = new Map(
    countsSchema
      .parse(
        db
          .prepare(
            `SELECT record_id AS id, count(*) AS entries FROM kept.admin_logs
              WHERE table_name = 'prompts' GROUP BY record_id`,
          )
          .all(),
      )
      .map(({ id, entries: count }) => [id, count]),
  )
  const storedBySlug = new Map(stored.map((row) => [row.slug, row]))
  const deletedIds = new Set(deleted.map(({ id }) => id))
  const faults: unknown[] = []
  for (const item of items) {
    const row = storedBySlug.get(item.slug)
    const id = item.id ?? row?.id ?? ''
    const steps = entries.get(id) ?? 0
    entries.delete(id)
    const expected = statesAfter[steps]
    const isDone = steps === item.acknowledged || steps === item.acknowledged + 1
    const isAsExpected = row?.titre === expected?.titre && row?.statut === expected?.statut
    const isWhole = isAsExpected && deletedIds.has(id) === (steps === 4)
    if (!isDone || !isWhole) faults.push({ item, steps, row, isDeleted: deletedIds.has(id) })
  }
  for (const id of entries.keys()) faults.push({ id, fault: 'a row of the journal about no item' })
  return faults
}
