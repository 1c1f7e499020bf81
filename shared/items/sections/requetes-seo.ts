import { z } from 'zod'

import { readStoredList } from './stored-list.ts'

const requeteSchema = z.string().trim().min(1).max(200)

/** Search queries that lead to a page: an object with an optional section title. */
export const requetesSeoSchema = z.object({
  titre: z.string().trim().max(160).optional(),
  requetes: z.array(requeteSchema).min(1).max(50),
})
export type RequetesSeo = z.infer<typeof requetesSeoSchema>

const storedSchema = z.object({
  titre: z.string().trim().max(160).optional().catch(undefined),
  requetes: z.array(z.unknown()),
})

/** Reads the stored value leniently: not an object, or no query left, is null. */
export function readRequetesSeo(stored: unknown): RequetesSeo | null {
  const parsed = storedSchema.safeParse(stored)
  if (!parsed.success) return null
  const requetes = readStoredList(requeteSchema, parsed.data.requetes).slice(0, 50)
  if (requetes.length === 0) return null
  return parsed.data.titre ? { titre: parsed.data.titre, requetes } : { requetes }
}
