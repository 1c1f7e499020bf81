import type { MiddlewareHandler } from 'hono'

import { launchedSlug } from '#shared/addresses/launched-slug.ts'
import { findAppError } from '#worker/runtime/errors.ts'
import { findDestination } from '#worker/services/items/gpts.ts'

import type { RequestEnv } from './request-context.ts'

/**
 * Sends whoever launches a GPT to where it lives. No such GPT is the page's to say,
 * and so is a database that does not answer.
 */
export const launch: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const slug = launchedSlug(c.req.path)
  const destination = slug && (await findDestination(c.var.context.db, slug).catch(unlessDown))
  // Spelled for a header: what is stored may hold a line's end.
  const target = destination && URL.parse(destination)
  if (!target) return next()
  c.header('x-robots-tag', 'noindex, nofollow')
  return c.redirect(target.href, 302)
}

function unlessDown(error: unknown): null {
  if (findAppError(error)?.code === 'SERVICE_UNAVAILABLE') return null
  throw error
}
