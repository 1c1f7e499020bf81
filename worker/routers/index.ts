import { router } from '../trpc/init.ts'
import { adminRouter } from './admin/index.ts'
import { authRouter } from './auth.ts'
import { catalogueRouter } from './catalogue.ts'
import { searchRouter } from './search.ts'

export const appRouter = router({
  admin: adminRouter,
  auth: authRouter,
  catalogue: catalogueRouter,
  search: searchRouter,
})

export type AppRouter = typeof appRouter
