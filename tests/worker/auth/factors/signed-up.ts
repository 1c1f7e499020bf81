import { base64url } from 'jose'
import { z } from 'zod'

import { settingRow, siteSettings } from '#drizzle/schema/index.ts'
import { createAuthenticator } from '#tests/support/calls/authenticator.ts'
import { secretBytes } from '#tests/support/calls/code-secret.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import { codeAt } from '#worker/auth/factors/one-time-codes.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const dataSchema = z.object({ result: z.object({ data: z.unknown() }) })

/** The answer of a call that succeeded, checked by what the test expects of it. */
export async function dataOf<Data>(response: Response, schema: z.ZodType<Data>): Promise<Data> {
  const body: unknown = await response.json()
  const answer = dataSchema.safeParse(body).data
  if (!answer) throw new Error(`Refused with ${response.status}: ${JSON.stringify(body)}`)
  return schema.parse(answer.result.data)
}

const challengeSchema = z.object({
  options: z.object({ challenge: z.string() }),
  token: z.string(),
})
const addedSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() })
const setupSchema = z.object({ secret: z.string(), address: z.string(), sealed: z.string() })

/** A site with an account that is signed in, and what its owner does about second factors. */
export async function openOwner() {
  const db = await createTestDatabase()
  const site = testSite(() => db)
  const account = await insertAccount(db)
  const browser = browserOn(site)
  await browser.signIn(account)
  const { mutate, query } = browser

  const owner = {
    db,
    site,
    account,
    browser,
    require: () =>
      writeBatch(db, [db.insert(siteSettings).values(settingRow('second_factor_required', true))]),
    beginPasskey: async () => dataOf(await mutate('auth.factors.beginPasskey'), challengeSchema),
    addPasskey: async (options: { counter?: number; verifiesUser?: boolean } = {}) => {
      const authenticator = await createAuthenticator({ origin: siteOrigin, ...options })
      const { options: asked, token } = await owner.beginPasskey()
      const passkey = await authenticator.register(asked.challenge)
      const response = await mutate('auth.factors.addPasskey', { token, passkey })
      const { recoveryCodes } = await dataOf(response, addedSchema)
      return { authenticator, recoveryCodes: recoveryCodes ?? [] }
    },
    beginCodes: async () => dataOf(await mutate('auth.factors.beginCodes'), setupSchema),
    /** Activates codes; gives what an application would show at an instant. */
    addCodes: async () => {
      const { secret, sealed } = await owner.beginCodes()
      const code = (at: Date) => codeAt(secretBytes(secret), at)
      const response = await mutate('auth.factors.activateCodes', {
        sealed,
        code: code(new Date()),
      })
      const { recoveryCodes } = await dataOf(response, addedSchema)
      return { code, recoveryCodes: recoveryCodes ?? [] }
    },
    factors: async () =>
      dataOf(await query('auth.factors.list'), z.record(z.string(), z.unknown())),
  }
  return owner
}

export type OpenOwner = Awaited<ReturnType<typeof openOwner>>

/** A code of the next step: the one of this step was used to activate. */
export const nextCode = (code: (at: Date) => string): string => code(new Date(Date.now() + 30_000))

export const randomChallenge = () => base64url.encode(crypto.getRandomValues(new Uint8Array(32)))
