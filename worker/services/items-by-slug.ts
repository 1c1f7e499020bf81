import { and, eq, inArray } from 'drizzle-orm'

import { gpts, prompts } from '#drizzle/schema/index.ts'

import type { Database } from '../db.ts'
import type { SiteMap } from './site-map.ts'

/** The names of the public items among these, in no order. */
export async function listItemsBySlug(
  db: Database,
  slugs: { prompts: string[]; gpts: string[] },
): Promise<SiteMap> {
  const [promptRows, gptRows] = await Promise.all([
    db
      .select({ slug: prompts.slug, titre: prompts.titre })
      .from(prompts)
      .where(and(inArray(prompts.slug, slugs.prompts), eq(prompts.statut, 'valide'))),
    db
      .select({ slug: gpts.slug, nom: gpts.nom })
      .from(gpts)
      .where(and(inArray(gpts.slug, slugs.gpts), eq(gpts.statut, 'valide'))),
  ])
  return { prompts: promptRows, gpts: gptRows }
}
