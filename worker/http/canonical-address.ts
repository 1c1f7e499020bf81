import { createMiddleware } from 'hono/factory'

import { logUnexpected } from '#worker/runtime/error-log.ts'
import { pathInSmallLetters } from '#worker/services/seo/small-letters.ts'

import type { RequestEnv } from './request-context.ts'

/**
 * Sends `www.` to the bare host, doubled or trailing slashes to the address without them, and
 * capitals to the page that small letters name: in one step, whatever of these an address has.
 */
export const canonicalAddress = (siteOrigin: string) => {
  const siteHost = new URL(siteOrigin).hostname
  return createMiddleware<RequestEnv>(async (c, next) => {
    const url = new URL(c.req.url)
    const plain = url.pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
    // A site whose own host begins with www. would be sent to itself for ever.
    const isWww = url.hostname.startsWith('www.') && url.hostname !== siteHost
    const meant = await pathInSmallLetters(c.var.context.db, plain).catch((error: unknown) => {
      // What is in capitals is not found then, which needs no database.
      logUnexpected(error, 'canonical address')
      return null
    })
    const path = meant ?? plain
    if (!isWww && path === url.pathname) return next()
    // The origin is configuration and the path is rooted: nothing in the request can lead elsewhere.
    const target = new URL(siteOrigin)
    target.pathname = path
    target.search = url.search
    return c.redirect(target.href, 301)
  })
}
