import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { openClient } from '#drizzle/database-client.ts'
import { startLocalServer } from '#drizzle/local-server.ts'
import { applyMigrations } from '#drizzle/migrate.ts'
import { adminLogs, prompts } from '#drizzle/schema/index.ts'
import { testViewer } from '#tests/support/caller.ts'
import { promptInput } from '#tests/support/inputs.ts'
import { openDatabase } from '#worker/db.ts'
import { createPrompt } from '#worker/services/admin-prompts.ts'

const kills = 50
const writers = 8

const actor = { ...testViewer, adresse: '192.0.2.0', userAgent: 'test', now: new Date() }

it(`writes a change and its row of the journal together, whatever becomes of the database: ${kills} kills (G30)`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'audit-kills-'))
  const acknowledged: string[] = []
  for (let round = 0; round < kills; round += 1) {
    const server = await startLocalServer(folder)
    const db = openDatabase({ DATABASE_URL: server.url, DATABASE_AUTH_TOKEN: server.authToken })
    if (round === 0) await applyMigrations(openClient(server.url, server.authToken))
    const killed = new AbortController()
    const writing = Array.from({ length: writers }, async (_, writer) => {
      for (let index = 0; !killed.signal.aborted; index += 1) {
        const slug = `essai-${round}-${writer}-${index}`
        await createPrompt(db, actor, promptInput({ slug })).then(
          () => acknowledged.push(slug),
          () => sleep(5),
        )
      }
    })
    // In the middle of writes, however slow the machine is.
    const before = acknowledged.length
    while (acknowledged.length < before + 2) await sleep(5)
    await sleep((round % 5) * 20)
    process.kill(Number(await readFile(join(folder, 'server.pid'), 'utf8')), 'SIGKILL')
    killed.abort()
    await Promise.all(writing)
    await server.stop()
  }

  const server = await startLocalServer(folder)
  const db = openDatabase({ DATABASE_URL: server.url, DATABASE_AUTH_TOKEN: server.authToken })
  const stored = await db.select({ id: prompts.id, slug: prompts.slug }).from(prompts)
  const logged = await db
    .select({ id: adminLogs.record_id })
    .from(adminLogs)
    .where(eq(adminLogs.action, 'prompt.create'))
  await server.stop()
  await rm(folder, { recursive: true, force: true })

  const slugs = new Set(stored.map(({ slug }) => slug))
  expect(acknowledged.length).toBeGreaterThanOrEqual(2 * kills)
  expect(acknowledged.filter((slug) => !slugs.has(slug))).toEqual([])
  expect(logged.map(({ id }) => id).toSorted()).toEqual(stored.map(({ id }) => id).toSorted())
}, 240_000)
