import type { InStatement } from '@libsql/client/web'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'

import { listProcedures } from '#tests/support/calls/procedures.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { createRewindableDatabase } from '#tests/support/database/memory-database.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { adminInputs } from '#tests/worker/routers/admin-inputs.ts'
import { visitorInputs } from '#tests/worker/routers/visitor-inputs.ts'
import { databaseOn } from '#worker/database/db.ts'
import { guardNames } from '#worker/services/journal/write-guard.ts'

const mutations = (await listProcedures()).filter(({ type }) => type === 'mutation')

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})

const seen = new Set<unknown>()

it.each(mutations)(
  '$name answers in words whichever condition of its writes fails',
  async ({ name }) => {
    const deviations: unknown[] = []
    let place = 0
    for (let isLeft = true; isLeft; place += 1) {
      const { status, body, guard } = await site.callFailing(name, place)
      isLeft = guard !== undefined
      if (isLeft) seen.add(guard)
      if (status >= 500) deviations.push({ guard, status, body })
    }

    expect(deviations).toEqual([])
  },
)

it.each(mutations)('$name answers in words to two who do the same at once', async ({ name }) => {
  const answers = await site.callTwice(name)

  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})

it('meets every guard that a write can have', () => {
  expect(guardNames.filter((guard) => !seen.has(guard))).toEqual([])
})

/** A site whose database fails one condition of the writes of a call, whatever holds. */
async function openSite() {
  const { db: stored, rewound } = await createRewindableDatabase()
  const guardSchema = z.string()
  const failing = { place: Number.POSITIVE_INFINITY, met: 0, guard: undefined as unknown }
  const fail = (statement: InStatement): InStatement => {
    if (typeof statement === 'string' || !statement.sql.includes("json_extract('{}', "))
      return statement
    const guard = Array.isArray(statement.args) ? statement.args.at(-1) : undefined
    failing.met += 1
    if (failing.met !== failing.place + 1) return statement
    failing.guard = guard
    return { sql: "select json_extract('{}', ?)", args: [guardSchema.parse(guard)] }
  }
  const { read, write } = stored.client
  const db = databaseOn({ read, write: (statements) => write(statements.map(fail)) })
  const account = await insertAccount(db)
  await insertAccount(db)
  const app = testSite(() => db)
  const browser = browserOn(app)
  expect((await browser.signIn(account)).status).toBe(200)
  const password = { currentPassword: account.password }
  const inputs: Record<string, unknown> = {
    ...visitorInputs,
    'auth.changePassword': { ...password, newPassword: 'une autre phrase à nous' },
    'auth.confirmPassword': password,
    ...(await adminInputs(db, account.id)),
  }
  return {
    callTwice: (name: string) =>
      rewound(async () => {
        const cookies = new Map(browser.cookies)
        const responses = await Promise.all([1, 2].map(() => browser.mutate(name, inputs[name])))
        const answers = await Promise.all(
          responses.map(async (response) => ({
            status: response.status,
            body: await response.text(),
          })),
        )
        await app.settled()
        for (const [cookie, value] of cookies) browser.cookies.set(cookie, value)
        return answers
      }),
    /** Calls with a valid input, and then puts everything back; tells what failed, if there was such a condition. */
    callFailing: (name: string, place: number) =>
      rewound(async () => {
        Object.assign(failing, { place, met: 0, guard: undefined })
        const cookies = new Map(browser.cookies)
        const response = await browser.mutate(name, inputs[name])
        const body = await response.text()
        await app.settled()
        for (const [cookie, value] of cookies) browser.cookies.set(cookie, value)
        failing.place = Number.POSITIVE_INFINITY
        return { status: response.status, body, guard: failing.guard }
      }),
  }
}
