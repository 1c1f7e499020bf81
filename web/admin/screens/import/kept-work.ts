import { z } from 'zod'

import { importFieldSchema } from '#shared/import/import-fields.ts'
import { importLimits, type ImportFile } from '#shared/import/import-file.ts'
import { seenSchema } from '#shared/import/import-row.ts'
import { mappingSchema } from '#shared/import/mapping.ts'
import { foundConventions } from '#shared/import/proposed-mapping.ts'
import { retention } from '#shared/site/retention.ts'
import { forgetLarge, isKeptLarge, readLarge, writeLarge } from '#web/admin/form/large-store.ts'

import type { ImportWork } from './import-work.ts'

const kind = z.enum(['prompt', 'gpt'])

const fileSchema: z.ZodType<ImportFile> = z.object({
  nom: z.string(),
  source: z.enum(['csv', 'json', 'markdown']),
  lecture: z.string(),
  propre: z.boolean(),
  colonnes: z.array(z.string()).max(importLimits.columns),
  lignes: z
    .array(
      z.object({
        ligne: z.int().min(1),
        fichier: z.string().nullable(),
        kind: kind.nullable(),
        cellules: z.array(z.json()),
        // What an earlier version kept has none.
        faute: z.string().nullable().default(null),
      }),
    )
    .max(importLimits.rows),
})

const outcome = { ligne: z.int().min(1), titre: z.string() }
const outcomeSchema = z.discriminatedUnion('fait', [
  z.object({
    ...outcome,
    fait: z.literal('cree'),
    // What an earlier version kept does not say it.
    publique: z.boolean().default(false),
    kind,
    id: z.string(),
    slug: z.string(),
  }),
  z.object({
    ...outcome,
    fait: z.enum(['modifie', 'copie']),
    kind,
    id: z.string(),
    slug: z.string(),
  }),
  z.object({ ...outcome, fait: z.enum(['identique', 'deja', 'existe']) }),
  z.object({
    ...outcome,
    fait: z.literal('refuse'),
    refus: z.array(z.object({ champ: importFieldSchema, raison: z.string(), valeur: z.string() })),
  }),
])

const count = z.int().min(0)
const stateSchema = z.object({
  garde_le: z.iso.datetime(),
  mapping: mappingSchema,
  /** Null until something is written. */
  ecrit: z
    .object({
      entree: z.uuid(),
      comptes: z.object({ nouveau: count, modifie: count, identique: count, refuse: count }),
      aEcrire: z.array(z.object({ ligne: z.int().min(1), vue: seenSchema })),
      faites: z.array(outcomeSchema),
      annule: z.boolean(),
    })
    .nullable(),
})
type State = z.infer<typeof stateSchema>

const fileName = 'import-fichier'
const stateName = 'import-etat'

/**
 * The import that this browser was at, of one account. What was only tried is tried anew: the catalogue
 * may be another by now.
 */
export async function readKeptWork(userId: string, now: Date): Promise<ImportWork> {
  const [file, state] = await Promise.all([
    readLarge({ userId, name: fileName }),
    readLarge({ userId, name: stateName }),
  ])
  const kept = stateSchema.safeParse(state).data
  const read = fileSchema.safeParse(file).data
  const oldest = now.getTime() - retention.typedDays * 86_400_000
  if (!kept || !read || Date.parse(kept.garde_le) < oldest) return { etape: 'fichier' }
  const { mapping, ecrit } = kept
  const mapped = { file: read, mapping, found: foundConventions(read, mapping.champs) }
  return ecrit ? { etape: 'import', ...mapped, ...ecrit } : { etape: 'colonnes', ...mapped }
}

/** Keeps where an import stands, and its file where that is another than before. */
export async function keepWork(
  userId: string,
  work: ImportWork,
  before: ImportWork | null,
  now: Date,
): Promise<void> {
  if (work.etape === 'fichier') return forgetWork(userId)
  const isSameFile = before !== null && before.etape !== 'fichier' && before.file === work.file
  if (!isSameFile) await writeLarge({ userId, name: fileName }, work.file)
  // Whoever signed out meanwhile left nothing here, and an answer that comes late leaves nothing either.
  else if (!(await isKeptLarge({ userId, name: fileName }))) return
  const state: State = {
    garde_le: now.toISOString(),
    mapping: work.mapping,
    ecrit: work.etape === 'import' ? writtenOf(work) : null,
  }
  await writeLarge({ userId, name: stateName }, state)
}

type Written = Extract<ImportWork, { etape: 'import' }>

const writtenOf = ({ entree, comptes, aEcrire, faites, annule }: Written): State['ecrit'] => ({
  entree,
  comptes,
  aEcrire,
  faites,
  annule,
})

async function forgetWork(userId: string): Promise<void> {
  await Promise.all([fileName, stateName].map((name) => forgetLarge({ userId, name })))
}
