import { mergeRouters, router } from '#worker/trpc/init.ts'

import { authRouter } from './auth.ts'
import { factorsRouter } from './factors.ts'

/** Everything about one's own account, under `auth`. */
export const accountRouter = mergeRouters(authRouter, router({ factors: factorsRouter }))
