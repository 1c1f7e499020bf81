import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { errorMessages } from '#shared/site/error-messages.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'

import { testSite } from './test-app.ts'

const specified = 'You must provide either an email or phone number and a password'

/** The words of zod, of tRPC and of the parser of JSON. */
const english =
  /\b(?:invalid|expected|received|too (?:big|small|long|many)|unrecognized|unexpected|unable|must|should|missing|required|input|parse|no procedure|not found|forbidden|bad request|unsupported|you)\b/i

const malformed = [
  '',
  '{',
  '[]',
  '5',
  '"texte"',
  'null',
  'true',
  '{}',
  '[[]]',
  '{"a":1}',
  '\u0000',
  'undefined',
  '{"email":5,"password":{}}',
  '{"email":["a"],"password":true,"captchaToken":4}',
]

const refusalSchema = z.object({
  error: z.object({
    message: z.string(),
    data: z.object({
      code: z.string(),
      fieldErrors: z.record(z.string(), z.array(z.string())).nullable(),
    }),
  }),
})

/** What a person may read of a refusal: its message, and what stands beside the fields. */
function wordsOf(answer: unknown): string[] {
  const { message, data } = refusalSchema.parse(answer).error
  return [message, ...Object.values(data.fieldErrors ?? {}).flat()]
}

const procedures = await listProcedures()

describe('a body that a procedure cannot read', () => {
  let browser: ReturnType<typeof browserOn>

  beforeAll(async () => {
    const db = await createTestDatabase()
    const account = await insertAccount(db)
    browser = browserOn(testSite(() => db))
    expect((await browser.signIn(account)).status).toBe(200)
  })

  // The one ends the session, the other has its own test.
  const tried = procedures.filter(({ name }) => !/^auth\.(?:signOut|signIn)$/.test(name))

  it.each(tried)('of $name is refused in French', async ({ name, type }) => {
    for (const body of malformed) {
      const path = `/api/trpc/${name}`
      const response = await (type === 'mutation'
        ? browser.send(path, { method: 'POST', body })
        : browser.send(`${path}?input=${encodeURIComponent(body)}`))
      const text = await response.text()
      if (response.ok) continue

      expect([body, response.status < 500]).toEqual([body, true])
      const words = wordsOf(JSON.parse(text))
      expect([body, words.filter((word) => english.test(word))]).toEqual([body, []])
    }
  })
})

const signIn = async (body: string) => {
  const db = await createTestDatabase()
  const response = await browserOn(testSite(() => db)).send('/api/trpc/auth.signIn', {
    method: 'POST',
    body,
  })
  return { status: response.status, words: wordsOf(await response.json()) }
}

describe('a body of the sign-in', () => {
  it.each([
    '',
    '{',
    '[]',
    '["email","password"]',
    '5',
    '"texte"',
    'null',
    'true',
    '\u0000',
    '{"email":5,"password":6}',
    '{"email":["a@example.org"],"password":{"$ne":""},"captchaToken":4}',
    `{"email":"${'a'.repeat(300)}@example.org","password":"abcdefgh","captchaToken":"${'x'.repeat(5000)}"}`,
    '{"email":"a@example.org","password":"abcdefgh","captchaToken":"x","autre":1}',
  ])('that is %s is refused in French', async (body) => {
    const { status, words } = await signIn(body)

    expect(status).toBe(400)
    expect(words[0]).toBe(errorMessages.unexpected)
    expect(words.filter((word) => english.test(word))).toEqual([])
  })

  it.each([
    '{}',
    '{"email":"a@example.org"}',
    '{"password":"abcdefgh"}',
    '{"email":"","password":"abcdefgh"}',
    '{"email":null,"password":5}',
    '{"email":5}',
  ])('that lacks one of the two, %s, has the words of the specification (R221)', async (body) => {
    const { status, words } = await signIn(body)

    expect([status, words[0]]).toEqual([400, specified])
    expect(words.slice(1).filter((word) => english.test(word))).toEqual([])
  })
})
