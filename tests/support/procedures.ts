import type { Capability } from '#shared/capabilities.ts'
import { appRouter } from '#worker/routers/index.ts'

type Procedure = { type: 'query' | 'mutation'; meta?: { capability?: Capability } }

/** What a procedure of the API says of itself. */
export type ListedProcedure = {
  name: string
  type: Procedure['type']
  capability: Capability | undefined
}

/** Every procedure of the API, those that are loaded when they are first called too. */
export async function listProcedures(): Promise<ListedProcedure[]> {
  await Promise.all(Object.values(appRouter._def.lazy).map(({ load }) => load()))
  return Object.entries(appRouter._def.procedures).map(([name, procedure]) => {
    // What the library keeps of a procedure; its type says no more than that it is one.
    const { type, meta } = (procedure as unknown as { _def: Procedure })._def
    return { name, type, capability: meta?.capability }
  })
}
