import { createMiddleware } from 'hono/factory'

import { askedPath } from '#shared/addresses/asked-path.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'
import { findFormerPage } from '#worker/services/site/former-labels.ts'
import { countPassage, findRedirect, noteMissingPage } from '#worker/services/site/redirects.ts'

import type { RequestEnv } from './request-context.ts'

const windowMs = 60_000

/**
 * Where no page answers, or none any more: sends the visitor where an administrator says or where a tag or
 * a category is that was renamed, else notes the path for the list of those asked for in vain. That of a
 * deleted item or tag is not in vain: 410 says enough. Every isolate notes a few a minute, however many are
 * asked.
 */
export const missingPage = (siteOrigin: string, clock: () => number = Date.now) => {
  let noted = 0
  let windowEnds = 0
  function mayNote(): boolean {
    if (clock() >= windowEnds) [noted, windowEnds] = [0, clock() + windowMs]
    noted += 1
    return noted <= storageBounds.missingPages.notesPerMinute
  }
  return createMiddleware<RequestEnv>(async (c, next) => {
    await next()
    const { status } = c.res
    if (status !== 404 && status !== 410) return
    const { db, now, defer } = c.var.context
    const path = askedPath(new URL(c.req.url))
    // The page not found is at hand: it needs no database that fails just now.
    const [redirect, former] = await Promise.all([
      findRedirect(db, path),
      findFormerPage(db, path),
    ]).catch((error: unknown) => {
      logUnexpected(error, 'redirects')
      return [null, null]
    })
    const destination = redirect?.destination ?? former?.path ?? null
    if (destination !== null) {
      if (redirect) defer(countPassage(db, redirect.id, now))
      const target = destination.startsWith('/') ? siteOrigin + destination : destination
      c.res = new Response(null, {
        status: 301,
        // Spelled for a header: what is stored has the letters that people read.
        headers: { location: new URL(target).href },
      })
      return
    }
    if (former?.isGone) {
      c.res = new Response(c.res.body, { status: 410, headers: c.res.headers })
      return
    }
    if (status === 404 && mayNote()) defer(noteMissingPage(db, path, now))
  })
}
