import { vi } from 'vitest'
import { z } from 'zod'

import { settingRow, siteSettings } from '#drizzle/schema/index.ts'
import type { Role } from '#shared/access/user.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { createRewindableDatabase } from '#tests/support/database/memory-database.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { adminInputs } from '#tests/worker/routers/admin-inputs.ts'
import { visitorInputs } from '#tests/worker/routers/visitor-inputs.ts'
import { databaseOn } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import { type Ask, createForeignObjects } from './foreign-objects.ts'
import { readRows, storedIds } from './stored-ids.ts'

export type Team = Awaited<ReturnType<typeof openTeam>>

/** All that a call answers, and how many rows it wrote. */
export type Answer = { status: number; headers: string; body: string; written: number }

const resultSchema = z.object({ result: z.object({ data: z.unknown() }) })

/**
 * A site whose administration is open to every role: what two people have there, and others who ask for it.
 * The inputs are about what the contributor has.
 */
export async function openTeam() {
  const { db: stored, rewound } = await createRewindableDatabase()
  const counts = { calls: 0, written: 0, ids: 0 }
  const { read, write } = stored.client
  const db = databaseOn({
    read,
    write: async (statements) => {
      const results = await write(statements)
      for (const { rowsAffected } of results) counts.written += rowsAffected
      return results
    },
  })
  await writeBatch(db, [db.insert(siteSettings).values(settingRow('delegated_roles', true))])
  const site = testSite(() => db)
  const types = new Map((await listProcedures()).map(({ name, type }) => [name, type]))
  const browsers = new Map([['visitor', browserOn(site)]])
  const call = async (who: string, name: string, input: unknown): Promise<Response> => {
    const browser = browsers.get(who)
    if (!browser) throw new Error(`${who} is not signed in`)
    return types.get(name) === 'query' ? browser.query(name, input) : browser.mutate(name, input)
  }
  const signIn = async (who: string, role: Role): Promise<string> => {
    const account = await insertAccount(db, { role })
    const browser = browserOn(site, { address: `203.0.113.${browsers.size}` })
    await browser.signIn(account)
    browsers.set(who, browser)
    return account.id
  }
  const asks =
    (who: string): Ask =>
    async (name, input) => {
      const response = await call(who, name, input)
      const text = await response.text()
      if (!response.ok) throw new Error(`${name} answers ${response.status}: ${text}`)
      return resultSchema.parse(JSON.parse(text)).result.data
    }
  const contributorId = await signIn('other contributor', 'contributor')
  await signIn('other admin', 'admin')
  await createForeignObjects(db, {
    contributor: asks('other contributor'),
    admin: asks('other admin'),
    contributorId,
  })
  const foreignIds = storedIds(await readRows(db))
  const ownId = await signIn('contributor', 'contributor')
  for (const role of ['moderator', 'admin'] as const) await signIn(role, role)
  const inputs: Record<string, unknown> = { ...visitorInputs, ...(await adminInputs(db, ownId)) }
  const now = new Date()
  return {
    inputs,
    foreignIds,
    rows: await readRows(db),
    calls: () => counts.calls,
    /** From now on an answer depends on what is asked, and on nothing else. */
    freeze: () => {
      vi.useFakeTimers({ toFake: ['Date'], now })
      vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
        counts.ids += 1
        return `ffffffff-ffff-4fff-8fff-${String(counts.ids).padStart(12, '0')}`
      })
    },
    /** Sends a call, and then puts everything back. */
    send: (who: string, name: string, input: unknown): Promise<Answer> =>
      rewound(async () => {
        Object.assign(counts, { calls: counts.calls + 1, written: 0, ids: 0 })
        const response = await call(who, name, input)
        const body = await response.text()
        await site.settled()
        const headers = JSON.stringify([...response.headers])
        return { status: response.status, headers, body, written: counts.written }
      }),
    /** Every row as it is after a call, which is put back. */
    rowsAfter: (who: string, name: string, input: unknown) =>
      rewound(async () => {
        await call(who, name, input)
        return readRows(db)
      }),
  }
}
