import { and, count, desc, eq, lt, type SQL } from 'drizzle-orm'

import { gpts, itemNews, prompts } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { dayInParis } from '#shared/items/daily-pick.ts'
import { cutText } from '#shared/pages/page-metadata.ts'
import type { Database } from '#worker/database/db.ts'

/** One thing that visitors are told of an item: that it was added, or what changed. */
export type NewsEntry = {
  id: string
  kind: ItemKind
  slug: string
  titre: string
  description: string
  categories: string[]
  auteur_nom: string | null
  /** The instant of an addition, the day of a change. */
  date: string
  /** What changed; null for an addition. */
  note: string | null
}

/** So many are in the feed, and in what assistants read first. */
const latestLength = 50
const pageSize = 30
const maxDescription = 120

const promptColumns = {
  id: prompts.id,
  slug: prompts.slug,
  titre: prompts.titre,
  description: prompts.description,
  categories: prompts.categories,
  auteur_nom: prompts.auteur_nom,
}
const gptColumns = {
  id: gpts.id,
  slug: gpts.slug,
  titre: gpts.nom,
  description: gpts.description_texte,
  categories: gpts.categories,
  auteur_nom: gpts.auteur_nom,
}

type Asked = { now: Date; kind?: ItemKind | undefined }
type Part = { limit?: number; offset?: number }

/** What happened last to the public items, the latest first. */
export async function listLatest(
  db: Database,
  asked: Asked,
  { limit = latestLength, offset = 0 }: Part = {},
): Promise<NewsEntry[]> {
  const chosen = db
    .select()
    .from(itemNews)
    .where(isTold(asked))
    .orderBy(desc(itemNews.date), desc(itemNews.item_id))
    .limit(limit)
    .offset(offset)
    .as('chosen')
  const rows = await db
    .select({
      news: { kind: chosen.kind, date: chosen.date, note: chosen.note },
      prompt: promptColumns,
      gpt: gptColumns,
    })
    .from(chosen)
    .leftJoin(prompts, and(eq(chosen.kind, 'prompt'), eq(prompts.id, chosen.item_id)))
    .leftJoin(gpts, and(eq(chosen.kind, 'gpt'), eq(gpts.id, chosen.item_id)))
    .orderBy(desc(chosen.date), desc(chosen.item_id))
  return rows.flatMap(({ news, prompt, gpt }) => {
    const item = prompt ?? gpt
    return item ? Object.assign(item, news) : []
  })
}

/** A page of the same, of each what a row shows. */
export async function listNews(db: Database, { page, ...asked }: Asked & { page: number }) {
  const [entries, [counted]] = await Promise.all([
    listLatest(db, asked, { limit: pageSize, offset: pageSize * (page - 1) }),
    db.select({ total: count() }).from(itemNews).where(isTold(asked)),
  ])
  const items = entries.map(({ kind, slug, titre, description, categories, date, note }) => ({
    kind,
    slug,
    titre,
    categorie: categories[0] ?? '',
    jour: date.length > dayLength ? dayInParis(new Date(date)) : date,
    est_ajout: note === null,
    texte: note ?? cutText(description, maxDescription),
  }))
  return { items, total: counted?.total ?? 0, page, pageSize }
}

const dayLength = 'YYYY-MM-DD'.length

/** A note may be dated in advance: it is told when its day has come. */
function isTold({ now, kind }: Asked): SQL | undefined {
  const afterToday = `${dayInParis(now)}~`
  return and(
    eq(itemNews.statut, 'valide'),
    kind && eq(itemNews.kind, kind),
    lt(itemNews.date, afterToday),
  )
}
