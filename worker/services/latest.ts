import { desc, eq, sql } from 'drizzle-orm'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/cote.ts'
import { dayInParis } from '#shared/daily-pick.ts'
import { cutText } from '#shared/page-metadata.ts'

import type { Database } from '../db.ts'

/** An item as a list of what is new tells it. */
export type LatestItem = {
  id: string
  kind: ItemKind
  slug: string
  titre: string
  description: string
  categories: string[]
  auteur_nom: string | null
  date_creation: string
  date_modification: string
}

/** So many stand on the page of what is new, in the feed, and in what assistants read first. */
const latestLength = 50
const maxDescription = 120

/** The public items that were added or changed last, of both kinds, the latest first. */
export async function listLatest(db: Database, limit = latestLength): Promise<LatestItem[]> {
  const [promptRows, gptRows] = await Promise.all([
    db
      .select({
        ...sharedColumns('prompt', prompts),
        titre: prompts.titre,
        description: prompts.description,
      })
      .from(prompts)
      .where(eq(prompts.statut, 'valide'))
      .orderBy(desc(prompts.date_modification))
      .limit(limit),
    db
      .select({
        ...sharedColumns('gpt', gpts),
        titre: gpts.nom,
        description: gpts.description_texte,
      })
      .from(gpts)
      .where(eq(gpts.statut, 'valide'))
      .orderBy(desc(gpts.date_modification))
      .limit(limit),
  ])
  return [...promptRows, ...gptRows].toSorted((a, b) => compare(b, a)).slice(0, limit)
}

/** The same for its page: of each what a row shows. What was not changed since its day is new. */
export async function listNews(db: Database) {
  const items = await listLatest(db)
  return items.map(({ kind, slug, titre, description, categories, ...dates }) => ({
    kind,
    slug,
    titre,
    description: cutText(description, maxDescription),
    categorie: categories[0] ?? '',
    est_nouveau: dayOf(dates.date_creation) === dayOf(dates.date_modification),
    date_modification: dates.date_modification,
  }))
}

const dayOf = (instant: string) => dayInParis(new Date(instant))

const sharedColumns = (kind: ItemKind, table: typeof prompts | typeof gpts) => ({
  id: table.id,
  kind: sql<ItemKind>`${kind}`,
  slug: table.slug,
  categories: table.categories,
  auteur_nom: table.auteur_nom,
  date_creation: table.date_creation,
  date_modification: table.date_modification,
})

/** By date; items of one instant, such as those of an import, have an order too. */
function compare(a: LatestItem, b: LatestItem): number {
  const [one, other] = [a, b].map(({ date_modification, id }) => `${date_modification} ${id}`)
  return (one ?? '') < (other ?? '') ? -1 : 1
}
