import { setTimeout as sleep } from 'node:timers/promises'

import { z } from 'zod'

import { openClient } from '#drizzle/database-client.ts'

import { type AdminClient, adminClient } from '../support/admin-client.ts'
import { type ServedSites, startServedSites } from '../support/served-sites.ts'

const kills = 20
const writers = 8

type Kill = { acknowledged: string[]; nextWriteMs: number }

/**
 * A Worker that is killed while eight editors write, twenty times over (security.md G34): what was
 * acknowledged is there, each item with its row of the journal, and no lock outlives the Worker.
 */
export async function benchWorkerKills(): Promise<void> {
  const sites = await startServedSites()
  try {
    const rounds: Kill[] = []
    for (let round = 0; round < kills; round += 1) rounds.push(await killOne(sites, round))
    const acknowledged = rounds.flatMap((round) => round.acknowledged)
    const { stored, logged } = await readWritten(sites)
    const lost = acknowledged.filter((slug) => !stored.has(slug))
    const half = [...stored].filter((slug) => logged.get(slug) !== 1)
    console.table({
      kills,
      'acknowledged writes': acknowledged.length,
      'written without an answer': stored.size - acknowledged.length,
      lost: lost.length,
      'without exactly one row of the journal': half.length,
      'longest wait of the next write, ms': Math.round(
        Math.max(...rounds.map(({ nextWriteMs }) => nextWriteMs)),
      ),
    })
    if (lost.length > 0 || half.length > 0) process.exitCode = 1
  } finally {
    await sites.stop()
  }
}

async function killOne(sites: ServedSites, round: number): Promise<Kill> {
  const site = await sites.start()
  const admin = await adminClient(site)
  const acknowledged: string[] = []
  const killed = new AbortController()
  const writing = Array.from({ length: writers }, (_, writer) =>
    write(admin, `essai-${round}-${writer}`, acknowledged, killed.signal),
  )
  while (acknowledged.length < 2 * writers) await sleep(5)
  await sleep((round % 5) * 20)
  process.kill(-site.pid, 'SIGKILL')
  killed.abort()
  const began = performance.now()
  await openClient(sites.database.url, sites.database.authToken).execute(
    "UPDATE prompts SET titre = titre WHERE slug = ''",
  )
  const nextWriteMs = performance.now() - began
  await Promise.all(writing)
  return { acknowledged, nextWriteMs }
}

async function write(
  admin: AdminClient,
  name: string,
  acknowledged: string[],
  killed: AbortSignal,
): Promise<void> {
  for (let index = 0; !killed.aborted; index += 1) {
    const slug = `${name}-${index}`
    await admin.createPrompt({ slug }).then(
      () => acknowledged.push(slug),
      () => sleep(5),
    )
  }
}

async function readWritten({ database }: ServedSites) {
  const [items, rows] = await openClient(database.url, database.authToken).batch(
    [
      "SELECT slug FROM prompts WHERE slug LIKE 'essai-%'",
      `SELECT prompts.slug, count(admin_logs.id) AS entries FROM prompts
        LEFT JOIN admin_logs ON admin_logs.record_id = prompts.id AND admin_logs.action = 'prompt.create'
        WHERE prompts.slug LIKE 'essai-%' GROUP BY prompts.slug`,
    ],
    'read',
  )
  const written = z.array(writtenSchema)
  return {
    stored: new Set(written.parse(items?.rows).map(({ slug }) => slug)),
    logged: new Map(written.parse(rows?.rows).map(({ slug, entries }) => [slug, entries])),
  }
}

const writtenSchema = z.object({ slug: z.string(), entries: z.number().optional() })
