import { router } from '../trpc/init.ts'
import { catalogueRouter } from './catalogue.ts'
import { searchRouter } from './search.ts'

export const appRouter = router({ catalogue: catalogueRouter, search: searchRouter })

export type AppRouter = typeof appRouter
