import { z } from 'zod'

import type { Capability } from '#shared/access/capabilities.ts'
import type { Cost } from '#worker/limits/costs.ts'
import { appRouter } from '#worker/routers/index.ts'
import { costOf } from '#worker/trpc/procedures.ts'

type Procedure = {
  type: 'query' | 'mutation'
  meta?: { capability?: Capability; cost?: Cost }
  inputs: unknown[]
}

/** What a procedure of the API says of itself. */
export type ListedProcedure = {
  name: string
  type: Procedure['type']
  capability: Capability | undefined
  cost: Cost
  /** What its input must be, if it takes any. */
  schema: z.ZodType | undefined
}

/** Every procedure of the API, those that are loaded when they are first called too. */
export async function listProcedures(): Promise<ListedProcedure[]> {
  await Promise.all(Object.values(appRouter._def.lazy).map(({ load }) => load()))
  return Object.entries(appRouter._def.procedures).map(([name, procedure]) => {
    // What the library keeps of a procedure; its type says no more than that it is one.
    const { type, meta, inputs } = (procedure as unknown as { _def: Procedure })._def
    const schema = inputs.find((input) => input instanceof z.ZodType)
    return { name, type, capability: meta?.capability, cost: costOf(type, meta), schema }
  })
}
