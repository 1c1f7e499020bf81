import { z } from 'zod'

import type { Capability } from '#shared/access/capabilities.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Cost } from '#worker/limits/costs.ts'
import { changedPaths, readPublicStates } from '#worker/services/editing/public-paths.ts'

import { adminProcedure } from './procedures.ts'
import { rowId } from './row-id.ts'

const oneItem = z.object({ id: rowId })
const manyItems = z.object({ ids: z.array(rowId).max(200) })
const changedItems = z.object({ items: z.array(oneItem).max(200) })

/**
 * An `adminProcedure` about items of a kind. What of them came, went or changed in public is announced
 * after the response, where there is somebody to tell; else nothing more is read.
 */
export const contentProcedure = (kind: ItemKind) => (capability: Capability, cost?: Cost) =>
  adminProcedure(capability, cost).use(async ({ ctx, next, type, getRawInput }) => {
    const { announce, db, defer } = ctx
    if (!announce || type !== 'mutation') return next()
    const ids = itemIds(await getRawInput())
    const before = await readPublicStates(db, kind, ids)
    const result = await next()
    if (!result.ok) return result
    // What is created has its id from the answer.
    const changing = ids.length > 0 ? ids : itemIds(result.data)
    const tell = async () => {
      const after = await readPublicStates(db, kind, changing)
      await announce(changedPaths(before, after))
    }
    defer(tell())
    return result
  })

function itemIds(value: unknown): string[] {
  const many = manyItems.safeParse(value)
  if (many.success) return many.data.ids
  const changed = changedItems.safeParse(value)
  if (changed.success) return changed.data.items.map(({ id }) => id)
  const one = oneItem.safeParse(value)
  return one.success ? [one.data.id] : []
}
