import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIPv6 } from 'node:net'

import { type Answer, type Ask, type Question, userAgent } from '#shared/links/answer.ts'

import { isPublicAddress } from './public-address.ts'
import { type Resolve, resolveName } from './resolve-name.ts'

/** No body is read, and of six answers at most the heads: less than 64 kB in all. */
const maxHeadBytes = 9000

type Asker = { siteOrigin: string; resolve?: Resolve; isAllowed?: (address: string) => boolean }

/**
 * Asks for addresses from a machine of one's own, which may reach more than the internet: a name is
 * resolved once, all that it leads to must be public, and the connection is made to just that.
 */
export const createAsk =
  ({ siteOrigin, resolve = resolveName, isAllowed = isPublicAddress }: Asker): Ask =>
  async (question) => {
    const limit = AbortSignal.timeout(Math.ceil(question.timeoutMs))
    const url = new URL(question.address)
    const isLate = new Promise<Answer>((answer) => {
      limit.addEventListener('abort', () => answer({ failure: 'delai' }))
    })
    return Promise.race([ask(), isLate])

    async function ask(): Promise<Answer> {
      const addresses = await resolve(url.hostname.replace(/^\[|\]$/g, '')).catch(() => [])
      if (addresses === null) return { failure: 'nom' }
      if (addresses.length === 0) return { failure: 'reseau' }
      if (!addresses.every(isAllowed)) return { failure: 'interdit' }
      return requestHead(question, addresses, { limit, siteOrigin })
    }
  }

type Around = { limit: AbortSignal; siteOrigin: string }

/** The head of an answer; whatever would follow it is not waited for. */
function requestHead(
  { address, method }: Question,
  addresses: string[],
  { limit, siteOrigin }: Around,
): Promise<Answer> {
  const found = addresses.map((one) => ({ address: one, family: isIPv6(one) ? 6 : 4 }))
  return new Promise((answer) => {
    const request = address.startsWith('https:') ? requestSecure : requestPlain
    const asked = request(address, {
      method,
      headers: { 'user-agent': userAgent(siteOrigin), accept: '*/*' },
      agent: false,
      maxHeaderSize: maxHeadBytes,
      signal: limit,
      lookup: (_name, { all }, done) => {
        const [first] = found
        if (all) done(null, found)
        else done(null, first?.address ?? '', first?.family)
      },
    })
    asked.on('response', ({ statusCode = 0, headers: { location = null } }) => {
      answer({ status: statusCode, location })
      asked.destroy()
    })
    // After an answer it changes nothing: a promise is kept once.
    asked.on('error', () => answer({ failure: limit.aborted ? 'delai' : 'reseau' }))
    asked.end()
  })
}
