import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

import { countCalls } from '#worker/addresses/path-purposes.ts'
import type { Budgets } from '#worker/limits/budgets.ts'
import { openCharges } from '#worker/limits/charges.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'

import { bodyBytes } from './body-limit.ts'
import { refuse } from './refusal.ts'
import type { RequestEnv } from './request-context.ts'

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
    // A page on credit says in its frame what is refused.
    if (!checked.allowed && !(isPage(c) && charges.takeCreditPage())) {
      return refuse(c, 429, { retryAfterSeconds: checked.retryAfterSeconds })
    }
    charges.chargeCalls()
    await next()
  })

const isPage = ({ req }: Context) =>
  req.method === 'GET' &&
  !req.path.startsWith('/api/') &&
  (req.header('accept') ?? '').includes('text/html')
