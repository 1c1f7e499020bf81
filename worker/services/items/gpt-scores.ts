import { and, eq, sql } from 'drizzle-orm'

import { gpts } from '#drizzle/schema/index.ts'
import { gptScore } from '#shared/items/ranking.ts'
import type { Database } from '#worker/database/db.ts'

/** So many GPTs are ranked anew in one write: the search index follows each. */
const batchSize = 100

/**
 * The GPTs, in groups for one write each, whose name holds one of two names of the consultant and not
 * the other: the only ones that another consultant ranks differently.
 */
export async function listGptsNaming(
  db: Database,
  [before, after]: [string, string],
): Promise<string[][]> {
  if (before === after) return []
  const names = await db
    .select({ id: gpts.id, nom: gpts.nom })
    .from(gpts)
    .where(eq(gpts.epingle, false))
  const ids = names
    .filter(({ nom }) => holds(nom, before) !== holds(nom, after))
    .map(({ id }) => id)
  return Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, group) =>
    ids.slice(group * batchSize, (group + 1) * batchSize),
  )
}

/** Writes the scores of some GPTs for a consultant's name; one edited meanwhile keeps what its edit gave. */
export async function scoreStatements(db: Database, ids: string[], consultantName: string) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: gpts.id,
      version: gpts.version,
      nom: gpts.nom,
      description: gpts.description,
      categories: gpts.categories,
      tags: gpts.tags,
      epingle: gpts.epingle,
    })
    .from(gpts)
    .where(sql`${gpts.id} in (select value from json_each(${JSON.stringify(ids)}))`)
  return rows.map(({ id, version, ...gpt }) =>
    db
      .update(gpts)
      .set({ score: gptScore(gpt, consultantName) })
      .where(and(eq(gpts.id, id), eq(gpts.version, version))),
  )
}

const holds = (nom: string, name: string) => nom.toLowerCase().includes(name.toLowerCase())
