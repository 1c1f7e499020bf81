import { z } from 'zod'

import { type Answer, answerSchema, type Ask, userAgent } from '#shared/links/answer.ts'
import type { LinkService } from '#worker/runtime/bindings.ts'

/** Who asks for addresses elsewhere, and how many requests one night may make. */
export type LinkAsker = { ask: Ask; most: number }

/** The program beside the Worker, on a machine of one's own (`drizzle/local/links/ask-address.ts`). */
export const askerOf = (links: LinkService): LinkAsker => ({
  ask: async (question) => {
    const answer = await links.fetch('http://links/', {
      method: 'POST',
      body: JSON.stringify(question),
    })
    return answerSchema.parse(await answer.json())
  },
  most: 200,
})

/**
 * The platform itself. Where a name leads cannot be checked here, nor what a request is then connected to;
 * it need not be, since what the platform asks for leaves from its edge, beside which there is no network of
 * ours. Fifty requests are all that one run may make without a paid plan: the database and names need most.
 */
export const platformAsker = (siteOrigin: string): LinkAsker => ({
  ask: async ({ address, method, timeoutMs }) => {
    const headers = { 'user-agent': userAgent(siteOrigin) }
    const signal = AbortSignal.timeout(Math.ceil(timeoutMs))
    try {
      const response = await fetch(address, { method, headers, redirect: 'manual', signal })
      await response.body?.cancel()
      if (response.status !== unreachableStatus) {
        return { status: response.status, location: response.headers.get('location') }
      }
    } catch {
      if (signal.aborted) return { failure: 'delai' }
    }
    return askForName(new URL(address).hostname, signal)
  },
  most: 12,
})

/** What the platform answers itself for a site that it cannot reach, a name that is gone among them. */
const unreachableStatus = 530

const resolverSchema = z.object({ Status: z.int() })
const noSuchName = 3

/** Why a site was not reached: whether there is such a name, as the platform's own resolver says. */
async function askForName(name: string, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(
      `https://cloudflare-dns.com/dns-query?type=A&name=${encodeURIComponent(name)}`,
      { headers: { accept: 'application/dns-json' }, redirect: 'manual', signal },
    )
    const { Status } = resolverSchema.parse(await response.json())
    return { failure: Status === noSuchName ? 'nom' : 'reseau' }
  } catch {
    return { failure: 'reseau' }
  }
}
