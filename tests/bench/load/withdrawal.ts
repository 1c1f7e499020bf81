import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { openClient } from '#drizzle/local/database-client.ts'

import { callHeaders, headersOf } from './http-client.ts'
import { newRefusals, type Refusals, sendAndNote } from './innocents.ts'
import { type LoadSite, signIn } from './load-site.ts'
import type { PublicPrompt } from './targets.ts'

/**
 * Where a prompt is made a draft: by an administrator in the isolate that is attacked, or elsewhere, of which
 * this isolate learns by the database alone.
 */
export type WithdrawnAt = 'here' | 'elsewhere'

export type Withdrawal = {
  at: WithdrawnAt
  /** From the first request to its acknowledgement; undefined when there was none in time. */
  writtenMs: number | undefined
  /** From the acknowledgement to the last answer in which a visitor was shown the page. */
  publicMs: number
  refusals: Refusals
}

export type Administrator = {
  withdraw: (prompt: PublicPrompt, at: WithdrawnAt, visitor: string) => Promise<Withdrawal>
  /** Makes prompts public again, and waits until visitors are shown them. */
  restore: (prompts: PublicPrompt[], visitor: string) => Promise<void>
}

const address = '192.0.2.1'
const pollEveryMs = 200
const retryAfterMs = 500
const longestWriteMs = 15_000
/** A page may be public for five seconds; it is watched a little longer. */
const watchedMs = 5500

/** An administrator with an address that no attacker and no visitor has. */
export async function createAdministrator(site: LoadSite): Promise<Administrator> {
  const { url, database } = site
  const headers = callHeaders(url, address, await signIn(site, 'admin'))
  const client = openClient(database.url, database.authToken)

  /** Sends it again until it is acknowledged; gives that moment, or undefined when the time is over. */
  async function setStatut(
    { id }: PublicPrompt,
    statut: 'valide' | 'brouillon',
    refusals: Refusals,
  ): Promise<number | undefined> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const path = '/api/trpc/admin.prompts.setStatut'
    const body = JSON.stringify({ ids: [id], statut })
    const end = performance.now() + longestWriteMs
    let writtenAt: number | undefined
    while (writtenAt === undefined && performance.now() < end) {
      const request = { method: 'POST', path, headers, body } as const
      const answer = await sendAndNote(agent, url, request, refusals)
      if (answer?.status === 200) writtenAt = performance.now()
      else await sleep(retryAfterMs)
    }
    agent.destroy()
    return writtenAt
  }

  async function write(prompt: PublicPrompt, at: WithdrawnAt, refusals: Refusals) {
    if (at === 'here') return setStatut(prompt, 'brouillon', refusals)
    await client.execute({
      sql: "UPDATE prompts SET statut = 'brouillon' WHERE id = ?",
      args: [prompt.id],
    })
    return performance.now()
  }

  return {
    withdraw: async (prompt, at, visitor) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const refusals = newRefusals()
      const startedAt = performance.now()
      let shownAt = 0
      let watchedUntil = Number.POSITIVE_INFINITY
      const writing = write(prompt, at, refusals).then((writtenAt) => {
        watchedUntil = writtenAt === undefined ? 0 : writtenAt + watchedMs
        return writtenAt
      })
      while (performance.now() < watchedUntil) {
        const answer = await sendAndNote(agent, url, pageRequest(prompt, visitor), refusals)
        if (answer?.status === 200) shownAt = performance.now()
        await sleep(pollEveryMs)
      }
      const writtenAt = await writing
      agent.destroy()
      return {
        at,
        writtenMs: writtenAt && writtenAt - startedAt,
        publicMs: writtenAt === undefined ? 0 : Math.max(0, shownAt - writtenAt),
        refusals,
      }
    },

    restore: async (prompts, visitor) => {
      for (const prompt of prompts) await setStatut(prompt, 'valide', newRefusals())
      await showPages(url, prompts, visitor)
    },
  }
}

const pageRequest = ({ slug }: PublicPrompt, visitor: string) =>
  ({ method: 'GET', path: `/prompt/${slug}`, headers: headersOf(visitor) }) as const

/** Asks for the pages of prompts until they are shown, which puts them into the cache. */
export async function showPages(
  origin: string,
  prompts: PublicPrompt[],
  visitor: string,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const end = performance.now() + longestWriteMs
  const hidden = [...prompts]
  for (let prompt = hidden[0]; prompt; [prompt] = hidden) {
    if (performance.now() > end) throw new Error(`The page of ${prompt.slug} is not shown`)
    const answer = await sendAndNote(agent, origin, pageRequest(prompt, visitor), newRefusals())
    if (answer?.status === 200) hidden.shift()
    else await sleep(pollEveryMs)
  }
  agent.destroy()
}
