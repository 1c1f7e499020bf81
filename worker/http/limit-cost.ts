import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

import { errorMessages } from '#shared/site/error-messages.ts'
import { countCalls } from '#worker/addresses/path-purposes.ts'
import type { Budgets } from '#worker/limits/budgets.ts'
import { openCharges } from '#worker/limits/charges.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'
import { retrySentence } from '#worker/runtime/too-many-requests.ts'

import { bodyBytes } from './body-limit.ts'
import type { RequestEnv } from './request-context.ts'

/** A client without budget still gets this many pages, which say in their frame what is refused. */
const pagesOnCredit = 20

/**
 * Counts every request that no cached copy answered, whatever its answer is. A client whose budget is used
 * up is refused before anything is done for it.
 */
export const limitCost = (budgets: Budgets) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    const charges = openCharges(budgets, {
      address: c.req.header('cf-connecting-ip'),
      calls: countCalls(c.req.path),
      inputBytes: bodyBytes(c.req),
      defer: (work) =>
        c.executionCtx.waitUntil(work.catch((error: unknown) => logUnexpected(error, 'budget'))),
    })
    c.set('charges', charges)
    const checked = charges.checkClient()
    if (!checked.allowed && !(isPage(c) && checked.refusals <= pagesOnCredit)) {
      return refuse(c, checked.retryAfterSeconds)
    }
    await next()
    charges.chargeRest()
  })

const isPage = ({ req }: Context) =>
  req.method === 'GET' &&
  !req.path.startsWith('/api/') &&
  (req.header('accept') ?? '').includes('text/html')

/** In the form that the client of the API reads, or as text. */
function refuse(c: Context, retryAfterSeconds: number): Response {
  const headers = { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' }
  const message = errorMessages.tooManyRequests
  if (!c.req.path.startsWith('/api/')) {
    return c.text(`${message} ${retrySentence(retryAfterSeconds)}\n`, 429, headers)
  }
  const data = { code: 'TOO_MANY_REQUESTS', httpStatus: 429, details: { retryAfterSeconds } }
  return c.json({ error: { message, code: -32_029, data } }, 429, headers)
}
