import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { sessionTimes } from '#shared/access/session-times.ts'
import { proofCount, proofSeed, recordFigure } from '#tests/prove/scale.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { hostileInputs, insides } from '#tests/support/hostile/hostile-inputs.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'
import { adminInputs } from '#tests/worker/routers/admin-inputs.ts'
import { visitorInputs } from '#tests/worker/routers/visitor-inputs.ts'
import { type Database, databaseOn } from '#worker/database/db.ts'

import { testSite } from './test-app.ts'

const count = proofCount({ sample: 1, whole: 100 })

const procedures = await listProcedures()

/** What ends the session, or changes whose it is: with the next call it would be tried as anonymous. */
const endsSession = /^auth\.(?:signOut|endSession|changePassword|signIn|register)$|^auth\.factors\./

/** A password or a code that is not the right one is counted, and written down. */
const countsFailures = /^auth\.(?:signIn|changePassword|confirmPassword)$/

describe('an input to begin from', () => {
  let valid: Record<string, unknown>
  beforeAll(async () => {
    valid = { ...visitorInputs, ...(await adminInputs(await createTestDatabase(), null)) }
  })

  it.each(procedures.filter(({ schema }) => schema))('$name takes its own', ({ name, schema }) => {
    expect(schema?.safeParse(valid[name]).error).toBeUndefined()
  })
})

/** Well before the activity of a session is noted again, which whoever calls does whatever is refused. */
const sessionMs = sessionTimes.reportEveryMs / 2

describe.each(['an anonymous visitor', 'an administrator'])(
  '%s',
  { tags: ['sampled'] },
  (actor) => {
    const written = { rows: 0 }
    const tally = { calls: 0, accepted: 0, slowestMs: 0, slowest: '' }
    let send: (name: string, type: string, body: string) => Promise<Response>
    let valid: Record<string, unknown>
    let enter: () => Promise<void>
    let entered = 0

    beforeAll(async () => {
      const db = await createTestDatabase()
      await insertPrompt(db, { slug: 'fiche', tags: ['seo'] })
      await insertGpt(db, { slug: 'outil', tags: ['seo'] })
      const account = await insertAccount(db)
      // Another one, so that none is the last.
      await insertAccount(db)
      valid = { ...visitorInputs, ...(await adminInputs(db, account.id)) }
      const site = testSite(() => countWrites(db, written))
      let browser = browserOn(site)
      let visits = 0
      // From another place each time, as somebody else: signing in again and again is limited.
      enter = async () => {
        visits += 1
        browser = browserOn(site, { address: `198.51.${visits >> 8}.${visits & 255}` })
        const { status } = await browser.signIn(visits === 1 ? account : await insertAccount(db))
        expect(status).toBe(200)
        await site.settled()
        entered = performance.now()
      }
      if (actor === 'an administrator') await enter()
      send = async (name, type, body) => {
        const path = `/api/trpc/${name}`
        const response = await (type === 'mutation'
          ? browser.send(path, { method: 'POST', body })
          : browser.send(`${path}?input=${encodeURIComponent(body.toWellFormed())}`))
        await site.settled()
        return response
      }
    }, 60_000)

    afterAll(() =>
      recordFigure(
        `inputs of ${actor}`,
        `${tally.calls} calls of ${procedures.length} procedures, ${tally.accepted} accepted, slowest ${Math.round(tally.slowestMs)} ms (${tally.slowest})`,
      ),
    )

    it.each(procedures.map(({ name, type }) => [name, type] as const))(
      '%s answers whatever it is sent, shows nothing of its inside, and what it refuses changes nothing',
      async (name, type) => {
        const mayLeave = actor === 'an administrator' && endsSession.test(name)
        for (const body of fc.sample(hostileInputs(valid[name]), {
          numRuns: count,
          seed: proofSeed,
        })) {
          if (entered > 0 && performance.now() - entered > sessionMs) await enter()
          written.rows = 0
          const began = performance.now()
          const response = await send(name, type, body)
          const text = await response.text()
          const ms = performance.now() - began

          tally.calls += 1
          if (response.ok) tally.accepted += 1
          if (ms > tally.slowestMs) Object.assign(tally, { slowestMs: ms, slowest: name })
          const sent = body.length > 300 ? `${body.slice(0, 300)}…` : body
          expect([sent, response.status < 500]).toEqual([sent, true])
          // Without its session it would be tried as anybody.
          const isSignedOut = entered > 0 && name.startsWith('admin.') && response.status === 401
          expect([sent, isSignedOut]).toEqual([sent, false])
          expect([sent, insides.exec(text)?.[0]]).toEqual([sent, undefined])
          const mayWrite = response.ok || countsFailures.test(name)
          expect([sent, mayWrite ? 0 : written.rows]).toEqual([sent, 0])
          if (mayLeave && response.ok) await enter()
        }
        expect(Object.keys(Object.prototype)).toEqual([])
        expect('polluted' in {}).toBe(false)
      },
      600_000,
    )
  },
)

/** The same database, which tells how many rows its writes touched. */
function countWrites(db: Database, written: { rows: number }): Database {
  const { read, write } = db.client
  return databaseOn({
    read,
    write: async (statements) => {
      const results = await write(statements)
      for (const { rowsAffected } of results) written.rows += rowsAffected
      return results
    },
  })
}
