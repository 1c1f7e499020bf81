import { z } from 'zod'

import { typedText } from '#shared/text/typed-text.ts'

import { readStoredList } from './stored-list.ts'

const requeteSchema = typedText().trim().min(1).max(200)

/**
 * Search queries that lead to a page: an object with an optional section title; and what else people say who look
 * for it, which the search reads and no page shows. One of the lists may be empty.
 */
export const requetesSeoSchema = z
  .object({
    titre: typedText().trim().max(160).optional(),
    requetes: z.array(requeteSchema).max(50),
    demandes: z.array(requeteSchema).max(50).optional(),
  })
  .refine(({ requetes, demandes = [] }) => requetes.length + demandes.length > 0, {
    path: ['requetes'],
  })
export type RequetesSeo = z.infer<typeof requetesSeoSchema>

const storedSchema = z.object({
  titre: typedText().trim().max(160).optional().catch(undefined),
  requetes: z.array(z.unknown()),
  demandes: z.array(z.unknown()).catch([]),
})

/** Reads the stored value leniently: not an object, or nothing left in it, is null. */
export function readRequetesSeo(stored: unknown): RequetesSeo | null {
  const parsed = storedSchema.safeParse(stored)
  if (!parsed.success) return null
  const { titre, ...lists } = parsed.data
  const requetes = readStoredList(requeteSchema, lists.requetes).slice(0, 50)
  const demandes = readStoredList(requeteSchema, lists.demandes).slice(0, 50)
  if (requetes.length + demandes.length === 0) return null
  return { ...(titre && { titre }), requetes, ...(demandes.length > 0 && { demandes }) }
}

/** What the page of an item shows of them; null where that is nothing. */
export function shownQueries(queries: RequetesSeo | null): RequetesSeo | null {
  if (queries === null || queries.requetes.length === 0) return null
  const { demandes: _unseen, ...shown } = queries
  return shown
}
