import { expectTypeOf, it } from 'vitest'

import type { PagePath } from '#shared/pages/pages.ts'
import type { FileRoutesByTo } from '#web/route-tree.gen.ts'

/** A route whose address has no part that changes. */
type FixedRoute = Exclude<keyof FileRoutesByTo, `${string}$${string}`>

it('defines each page that has a route, and gives each page a route', () => {
  expectTypeOf<FixedRoute>().toEqualTypeOf<PagePath>()
})
