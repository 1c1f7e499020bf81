import { asc, eq } from 'drizzle-orm'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import type { Database } from '#worker/database/db.ts'

export type SitePlan = {
  prompts: { slug: string; titre: string }[]
  gpts: { slug: string; nom: string }[]
}

/** More names than this on one page help nobody; the lists hold the rest. */
const maxItems = 500

/** The public items by name, for the page «Plan du site». */
export async function listSiteMap(db: Database): Promise<SitePlan> {
  const [promptRows, gptRows] = await Promise.all([
    db
      .select({ slug: prompts.slug, titre: prompts.titre })
      .from(prompts)
      .where(eq(prompts.statut, 'valide'))
      .orderBy(asc(prompts.date_creation))
      .limit(maxItems),
    db
      .select({ slug: gpts.slug, nom: gpts.nom })
      .from(gpts)
      .where(eq(gpts.statut, 'valide'))
      .orderBy(asc(gpts.date_creation))
      .limit(maxItems),
  ])
  return { prompts: promptRows, gpts: gptRows }
}
