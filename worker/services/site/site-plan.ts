import { asc, eq } from 'drizzle-orm'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import { pageCount } from '#shared/lists/pagination.ts'
import type { Database } from '#worker/database/db.ts'
import { AppError } from '#worker/runtime/errors.ts'

import { readExtents } from './sitemap.ts'

export type SitePlan = {
  prompts: { slug: string; titre: string }[]
  gpts: { slug: string; nom: string }[]
  page: number
  lastPage: number
}

/** So many of each kind on one page. */
const pageSize = 500

/** A page of the public items by name, the oldest first, for the page «Plan du site». */
export async function listSiteMap(db: Database, { page }: { page: number }): Promise<SitePlan> {
  const [promptRows, gptRows, { prompt, gpt }] = await Promise.all([
    db
      .select({ slug: prompts.slug, titre: prompts.titre })
      .from(prompts)
      .where(eq(prompts.statut, 'valide'))
      .orderBy(asc(prompts.date_creation), asc(prompts.slug))
      .limit(pageSize)
      .offset(pageSize * (page - 1)),
    db
      .select({ slug: gpts.slug, nom: gpts.nom })
      .from(gpts)
      .where(eq(gpts.statut, 'valide'))
      .orderBy(asc(gpts.date_creation), asc(gpts.slug))
      .limit(pageSize)
      .offset(pageSize * (page - 1)),
    readExtents(db),
  ])
  const lastPage = pageCount(Math.max(prompt.items, gpt.items), pageSize)
  if (page > lastPage) throw new AppError('NOT_FOUND', `Page ${page} introuvable`)
  return { prompts: promptRows, gpts: gptRows, page, lastPage }
}
