import { expectTypeOf, it } from 'vitest'

import type { PagePath } from '#shared/pages/pages.ts'
import type { FileRoutesByTo } from '#web/route-tree.gen.ts'

/** A route whose address has no part that changes. */
type FixedRoute = Exclude<keyof FileRoutesByTo, `${string}$${string}`>

it('gives each page of `shared/pages/pages.ts` a route', () => {
  expectTypeOf<Exclude<PagePath, FixedRoute>>().toBeNever()
})

it('defines each page that has a route in `shared/pages/pages.ts`', () => {
  expectTypeOf<Exclude<FixedRoute, PagePath>>().toBeNever()
})
