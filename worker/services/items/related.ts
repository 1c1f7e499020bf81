import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { gpts, itemCategories, itemTags, prompts } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { GptSummary } from '#shared/items/gpt.ts'
import type { PromptSummary } from '#shared/items/prompt.ts'
import type { Database } from '#worker/database/db.ts'

import { gptSummaryColumns, toGptSummary } from './gpts.ts'
import { promptSummaryColumns, toPromptSummary } from './prompts.ts'

export type RelatedItems = { prompts: PromptSummary[]; gpts: GptSummary[] }

const ownKindCount = 2
const otherKindCount = 1
/** Of a large catalogue not every item that shares something is compared, or a page would wait for it. */
const maxCompared = 1000

/** The public items that share most categories and tags with an item, two of its own kind first. */
export async function listRelated(
  db: Database,
  kind: ItemKind,
  slug: string,
): Promise<RelatedItems> {
  const wanted = (of: ItemKind) => (of === kind ? ownKindCount : otherKindCount)
  const nearPrompts = nearest(db, { kind, slug }, 'prompt', wanted('prompt'))
  const nearGpts = nearest(db, { kind, slug }, 'gpt', wanted('gpt'))
  const [promptRows, gptRows] = await Promise.all([
    db
      .select(promptSummaryColumns)
      .from(nearPrompts)
      .innerJoin(prompts, eq(prompts.id, nearPrompts.item_id))
      .orderBy(desc(nearPrompts.shared), desc(prompts.score)),
    db
      .select(gptSummaryColumns)
      .from(nearGpts)
      .innerJoin(gpts, eq(gpts.id, nearGpts.item_id))
      .orderBy(desc(nearGpts.shared), desc(gpts.score)),
  ])
  return { prompts: promptRows.map(toPromptSummary), gpts: gptRows.map(toGptSummary) }
}

function nearest(
  db: Database,
  item: { kind: ItemKind; slug: string },
  of: ItemKind,
  limit: number,
) {
  const table = contentTables[item.kind]
  const itemId = db.select({ id: table.id }).from(table).where(eq(table.slug, item.slug))
  const categories = db
    .select({ categorie: itemCategories.categorie })
    .from(itemCategories)
    .where(and(eq(itemCategories.kind, item.kind), inArray(itemCategories.item_id, itemId)))
  const tags = db
    .select({ tag: itemTags.tag })
    .from(itemTags)
    .where(and(eq(itemTags.kind, item.kind), inArray(itemTags.item_id, itemId)))
  const byCategory = db
    .select({ item_id: itemCategories.item_id })
    .from(itemCategories)
    .where(
      and(
        eq(itemCategories.statut, 'valide'),
        eq(itemCategories.kind, of),
        inArray(itemCategories.categorie, categories),
      ),
    )
    .limit(maxCompared)
    .as('by_category')
  const byTag = db
    .select({ item_id: itemTags.item_id })
    .from(itemTags)
    .where(and(eq(itemTags.statut, 'valide'), eq(itemTags.kind, of), inArray(itemTags.tag, tags)))
    .limit(maxCompared)
    .as('by_tag')
  const sharing = unionAll(
    db.select({ item_id: byCategory.item_id }).from(byCategory),
    db.select({ item_id: byTag.item_id }).from(byTag),
  ).as(`sharing_${of}`)
  return db
    .select({ item_id: sharing.item_id, shared: sql<number>`count(*)`.as('shared') })
    .from(sharing)
    .where(sql`${sharing.item_id} not in ${itemId}`)
    .groupBy(sharing.item_id)
    .orderBy(desc(sql`count(*)`), sharing.item_id)
    .limit(limit)
    .as(`near_${of}`)
}
