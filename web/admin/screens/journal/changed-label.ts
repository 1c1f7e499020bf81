import { z } from 'zod'

const labelTables = new Set(['tags', 'categories'])

/** What a change of a label notes: what became of it, and when it is taken back the name that it has again. */
const detailsSchema = z.object({ nom: z.string().optional(), vers: z.string().nullish() })

type Labelled = { table_name: string; record_id: string; valeurs: { details?: unknown } | null }

/** The tag or the category that a row is about, with what it became: «Persona → Profils»; null for other rows. */
export function changedLabel({ table_name, record_id, valeurs }: Labelled): string | null {
  if (!labelTables.has(table_name)) return null
  const { nom, vers } = detailsSchema.safeParse(valeurs?.details).data ?? {}
  // What is taken back goes the other way.
  const [before, after] = nom === undefined ? [record_id, vers] : [vers, nom]
  return [before, after].filter(Boolean).join(' → ')
}
