import { createMiddleware } from 'hono/factory'

/** Sends `www.` to the bare host (R7), and doubled or trailing slashes to the address without them. */
export const canonicalAddress = (siteOrigin: string) => {
  const siteHost = new URL(siteOrigin).hostname
  return createMiddleware(async (c, next) => {
    const url = new URL(c.req.url)
    const path = url.pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
    // A site whose own host begins with www. would be sent to itself for ever.
    const isWww = url.hostname.startsWith('www.') && url.hostname !== siteHost
    if (!isWww && path === url.pathname) return next()
    // The origin is configuration and the path is rooted: nothing in the request can lead elsewhere.
    const target = new URL(siteOrigin)
    target.pathname = path
    target.search = url.search
    return c.redirect(target.href, 301)
  })
}
