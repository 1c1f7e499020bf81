import { lazy } from '@trpc/server'
import { z } from 'zod'

import { refusedValue } from '#shared/site/refused-value.ts'
import { router } from '#worker/trpc/init.ts'

import { catalogueRouter } from './catalogue.ts'
import { reportsRouter } from './reports.ts'
import { searchRouter } from './search.ts'

z.config({ localeError: refusedValue })

/** What visitors ask is at hand; the administration is loaded when somebody first works in it. */
export const appRouter = router({
  admin: lazy(() => import('./admin/index.ts')),
  auth: lazy(() => import('./account/index.ts')),
  catalogue: catalogueRouter,
  reports: reportsRouter,
  search: searchRouter,
})

export type AppRouter = typeof appRouter
