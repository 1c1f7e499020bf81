import { expectTypeOf, it } from 'vitest'

import type { Capability } from '#shared/access/capabilities.ts'
import type { Cost } from '#worker/limits/costs.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'

it('makes no procedure of the administration without the capability that it needs', () => {
  expectTypeOf(adminProcedure).parameters.toEqualTypeOf<[capability: Capability, cost?: Cost]>()
  // @ts-expect-error -- a procedure for anybody who is let in would be a mistake
  adminProcedure()
  // @ts-expect-error -- the set is closed
  adminProcedure('content.anything')
})
