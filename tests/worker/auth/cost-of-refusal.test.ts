import { beforeAll, describe, expect, it } from 'vitest'

import { listProcedures } from '#tests/support/calls/procedures.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { costliestInput } from '#tests/support/hostile/costliest-input.ts'
import { cachedSite } from '#tests/worker/page-cache/cached-site.ts'
import { adminInputs } from '#tests/worker/routers/admin-inputs.ts'

import { type Actor, openAs } from './actors.ts'

/** A call over HTTP as it is sent: its text is made beforehand, since making it is the caller's cost. */
type Call = { name: string; path: string; bytes: Uint8Array | null }
type Opened = Awaited<ReturnType<typeof openAs>>

const byVisitors =
  /^(?:catalogue|search)\.|^auth\.(?:session|challenge|attempts|signIn|secondStep|passkeyRequest|signInWithPasskey|register|signOut)$/
const ownInputs: Record<string, unknown> = {
  'auth.changePassword': { currentPassword: 'a'.repeat(15), newPassword: 'b'.repeat(15) },
  'auth.confirmPassword': { currentPassword: 'a'.repeat(15) },
  'auth.endSession': { id: crypto.randomUUID() },
  'auth.factors.activateCodes': { sealed: 'a'.repeat(20), code: '123456' },
  'auth.factors.addPasskey': {
    token: 'a'.repeat(20),
    passkey: {
      id: 'a'.repeat(20),
      rawId: 'a'.repeat(20),
      type: 'public-key',
      response: { clientDataJSON: 'a'.repeat(20), attestationObject: 'a'.repeat(20) },
    },
  },
  'auth.factors.removePasskey': { id: 'a'.repeat(20) },
  'auth.factors.renamePasskey': { id: 'a'.repeat(20), name: 'a'.repeat(20) },
  'auth.factors.setPasskeyAlone': { isOn: true },
}
const unknownCall: Call = { name: '', path: '/api/trpc/admin.labels', bytes: null }
/** Of the 8,192 characters that an address may have. */
const longestQuery = 8000

/** Every procedure that somebody may not call, with nothing and with the most expensive input it takes. */
async function listCalls(): Promise<{ cheap: Call; costly: Call }[]> {
  const valid = { ...ownInputs, ...(await adminInputs(await createTestDatabase(), null)) }
  const procedures = (await listProcedures()).filter(({ name }) => !byVisitors.test(name))
  return procedures.map(({ name, type, schema }) => {
    const path = `/api/trpc/${name}`
    const input = schema && name in valid ? costliestInput(schema, valid[name]) : {}
    const text = JSON.stringify(input)
    if (type === 'mutation') {
      const bytes = new TextEncoder().encode(text)
      return {
        cheap: { name, path, bytes: new TextEncoder().encode('{}') },
        costly: { name, path, bytes },
      }
    }
    const query = encodeURIComponent(text).slice(0, longestQuery)
    return {
      cheap: { name, path, bytes: null },
      costly: { name, path: `${path}?input=${query}`, bytes: null },
    }
  })
}

const calls = await listCalls()

const withoutRight = [
  'an anonymous visitor',
  'one whose session was revoked',
  'a suspended administrator',
  'one whose session is past',
  'a contributor',
  'a moderator',
] as const satisfies Actor[]

/** Sends a call in a body that tells whether any of it was asked for. */
async function send({ browser }: Opened, { path, bytes }: Call) {
  if (!bytes) return { status: (await browser.send(path)).status, isRead: false }
  let isRead = false
  const body = new ReadableStream(
    {
      pull: (controller) => {
        isRead = true
        controller.enqueue(bytes)
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  // The types of the platform know no body that is sent as it is made.
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit
  return { status: (await browser.send(path, init)).status, isRead }
}

const isRefused = (status: number) => status === 401 || status === 403

/** Milliseconds that this process works for a call: it is the Worker, and the database is another. */
async function cpuOf(call: () => Promise<unknown>, times: number): Promise<number> {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time += 1) await call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const rounds = 3
/** Enough for the collector of garbage to fall on every sample alike. */
const sampleMs = 10

describe.each(withoutRight)('%s', (actor) => {
  let opened: Opened
  let refused: typeof calls

  beforeAll(async () => {
    opened = await openAs(actor, { areRolesDelegated: true })
    const answers = await Promise.all(calls.map(({ cheap }) => send(opened, cheap)))
    refused = calls.filter((_, index) => isRefused(answers[index]?.status ?? 0))
  })

  // The clause that `npm test` holds; what is measured with a clock runs at length alone.
  it('is refused before anything of a body is read', async () => {
    const answers = await Promise.all(
      refused.map(async ({ costly }) => ({ name: costly.name, ...(await send(opened, costly)) })),
    )

    expect(refused.length).toBeGreaterThan(30)
    expect(answers.filter(({ status, isRead }) => !isRefused(status) || isRead)).toEqual([])
  })

  it(
    'costs at most twice the cheapest refusal by the most expensive input',
    { tags: ['prove'], timeout: 240_000 },
    async () => {
      const cheapest = () => send(opened, refused[0]?.cheap ?? unknownCall)
      const times = Math.ceil(sampleMs / (await cpuOf(cheapest, 30)))
      const measure = async (suspects: Call[]) => {
        const cheap: number[] = []
        const costs = new Map(suspects.map((call): [Call, number[]] => [call, []]))
        for (let round = 0; round < rounds; round += 1) {
          for (const [call, own] of costs) {
            cheap.push(await cpuOf(cheapest, times))
            own.push(await cpuOf(() => send(opened, call), times))
          }
        }
        return suspects.flatMap((call) => {
          const ratio = median(costs.get(call) ?? []) / median(cheap)
          return ratio > 2 ? [{ call, ratio }] : []
        })
      }
      // What is slow is slow again; what others on the machine did meanwhile is not.
      let slow = await measure(refused.map(({ costly }) => costly))
      for (let again = 0; again < 2 && slow.length > 0; again += 1) {
        slow = await measure(slow.map(({ call }) => call))
      }

      expect(slow.map(({ call: { name }, ratio }) => ({ name, ratio }))).toEqual([])
    },
  )

  it(
    'keeps no visitor of a cached page waiting by it longer than by nothing',
    { tags: ['prove'], timeout: 120_000 },
    async () => {
      const { send: visit } = cachedSite().isolate()
      await visit('/prompts')
      const bySize = refused.toSorted((one, other) => sizeOf(other.costly) - sizeOf(one.costly))
      const slowest = refused.filter(({ costly }) => /\.(?:markdown|invite)$/.test(costly.name))
      const worst = [...bySize.slice(0, 3), ...slowest]
      /** The longest wait of a visitor while the calls are made, each three times and all at once. */
      const waitBeside = async (which: 'cheap' | 'costly') => {
        const calling = { count: worst.length }
        const callers = worst.map(async (call) => {
          for (let time = 0; time < 3; time += 1) {
            await turn()
            await send(opened, call[which])
          }
          calling.count -= 1
        })
        let longestMs = 0
        while (calling.count > 0) {
          const from = performance.now()
          await turn()
          await (await visit('/prompts')).text()
          longestMs = Math.max(longestMs, performance.now() - from)
        }
        await Promise.all(callers)
        return longestMs
      }
      const waits = { cheap: [0], costly: [0] }
      for (let round = 0; round < rounds; round += 1) {
        waits.cheap[round] = await waitBeside('cheap')
        waits.costly[round] = await waitBeside('costly')
      }

      expect(median(waits.costly) / median(waits.cheap)).toBeLessThan(5)
    },
  )
})

const sizeOf = ({ bytes }: Call) => bytes?.length ?? 0

/** What comes over the network comes when others are done. */
const turn = () => new Promise((resume) => setImmediate(resume))
