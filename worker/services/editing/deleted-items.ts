import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'

import { readCategoryFacts } from '#drizzle/derived/category-facts.ts'
import { contentTables, titleColumns } from '#drizzle/schema/content-tables.ts'
import {
  deletedItems,
  planifications,
  revisions,
  users,
  workingCopies,
} from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { itemAsFar, type ItemDraft } from '#shared/items/item-drafting.ts'
import { type Statut, statutSchema } from '#shared/items/statut.ts'
import { type CategoryFacts, filingCode } from '#shared/search/category-facts.ts'
import { slugSchema } from '#shared/text/slug.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { AppError, findAppError } from '#worker/runtime/errors.ts'
import { endFormerSlugOfRestored, goneStatement } from '#worker/services/items/former-slugs.ts'
import {
  type Actor,
  logRowsStatement,
  logStatement,
  newIdSql,
} from '#worker/services/journal/admin-logs.ts'
import { failUnless, isGuardFailure, isTaken } from '#worker/services/journal/write-guard.ts'

import { endSessionsStatement } from './editing-sessions.ts'
import { isAmong, isOneOf, type ItemInput, type ItemStorage, withStorage } from './item-storage.ts'
import { readKnownLabels, underPresentLabels } from './known-labels.ts'
import { itemJson, keepCopiesStatement } from './revisions.ts'
import { formerRankSql } from './writing/cote-ranks.ts'
import { asSlugConflict, freeSlug } from './writing/item-slugs.ts'

/** For how long a deleted item can be brought back. */
const keptDays = 30
const maxListed = 200

/**
 * Deletes items: their pages answer 410, and what they were is kept for administrators.
 * Gives the ids under which the bin has those that were there.
 */
export async function removeItems(
  db: Database,
  actor: Actor,
  kind: ItemKind,
  ids: string[],
): Promise<string[]> {
  const table = contentTables[kind]
  const [, kept] = await writeBatch(db, [
    logRowsStatement(actor, {
      action: `${kind}.delete`,
      table: `${kind}s`,
      recordId: table.id,
      rows: sql`${table} where ${isAmong(kind, ids)}`,
      details: {},
      rowDetails: { slug: table.slug, statut: table.statut },
    }),
    ...removalStatements(actor, kind, ids),
  ])
  return keptIdsSchema.parse(kept?.rows).map(({ id }) => id)
}

const keptIdsSchema = z.array(z.object({ id: z.string() }))

/** What deletes items, without the journal. The first statement gives the ids of what is kept. */
export function removalStatements(actor: Actor, kind: ItemKind, ids: string[]): SQL[] {
  const items = sql`${contentTables[kind]} where ${isAmong(kind, ids)}`
  return [
    snapshotStatement(actor, kind, items),
    keepCopiesStatement(kind, isOneOf(workingCopies.item_id, ids), actor.now),
    sql`delete from ${workingCopies} where ${workingCopies.kind} = ${kind} and ${isOneOf(workingCopies.item_id, ids)}`,
    endSessionsStatement(kind, sql`select value from json_each(${JSON.stringify(ids)})`),
    cancelPlans(kind, ids, actor.now),
    goneStatement(kind, items),
    sql`delete from ${items} returning id`,
  ]
}

/** Nothing more is done with items that are gone. */
function cancelPlans(kind: ItemKind, ids: string[], now: Date): SQL {
  const isMeant = isOneOf(planifications.item_id, ids)
  return sql`update ${planifications} set etat = 'annule', raison = 'La fiche a été supprimée.', fini_le = ${now.toISOString()} where ${planifications.kind} = ${kind} and ${planifications.etat} = 'prevu' and ${isMeant}`
}

/** What can be brought back, the latest first. */
export function listDeletedItems(db: Database, kind: ItemKind, now: Date) {
  return db
    .select({
      id: deletedItems.id,
      slug: deletedItems.slug,
      titre: deletedItems.titre,
      deleted_at: deletedItems.deleted_at,
      deleted_by: users.email,
      statut: sql<Statut>`json_extract(${deletedItems.contenu}, '$.statut')`,
    })
    .from(deletedItems)
    .leftJoin(users, eq(users.id, deletedItems.deleted_by))
    .where(and(eq(deletedItems.kind, kind), isKept(now)))
    .orderBy(desc(deletedItems.deleted_at), desc(deletedItems.id))
    .limit(maxListed)
}

/**
 * Brings a deleted item back under its own id, creation date and address, or under another address where
 * another item has this one now: as a draft, or with the status that it had. Tells the address, whether it
 * had a working copy, which stays among its revisions, and whether something was planned, which is no more.
 */
export async function restoreItem(
  db: Database,
  actor: Actor,
  kind: ItemKind,
  { id: deletedId, tel_quel }: { id: string; tel_quel: boolean },
): Promise<{ id: string; slug: string; avaitCopie: boolean; avaitPlan: boolean }> {
  const isMeant = and(eq(deletedItems.id, deletedId), eq(deletedItems.kind, kind))
  const [[deleted], facts, known] = await Promise.all([
    db
      .select()
      .from(deletedItems)
      .where(and(isMeant, isKept(actor.now))),
    readCategoryFacts(db),
    readKnownLabels(db),
  ])
  if (!deleted) throw gone()
  const { item_id: id, date_creation, contenu, deleted_at } = deleted
  const row = { id, date_creation, date_modification: actor.now.toISOString() }
  const present: Present = (item) => underPresentLabels(known, item, deleted_at)
  const restoring = { facts, present, tel_quel }
  const write = async (slug: string) => {
    try {
      await writeBatch(db, [
        failUnless(sql`exists (select 1 from ${deletedItems} where ${isMeant})`, 'absent'),
        withStorage(kind, (storage) =>
          restoredItem(db, storage, { ...row, slug }, JSON.parse(contenu), restoring),
        ),
        db.delete(deletedItems).where(eq(deletedItems.id, deletedId)),
        endFormerSlugOfRestored({ kind, id, slug }),
        logStatement(db, actor, {
          action: `${kind}.restore`,
          table: `${kind}s`,
          recordId: id,
          details: { slug },
        }),
      ])
    } catch (error) {
      if (isGuardFailure(error, 'absent') || isTaken(error, `${kind}s.id`)) throw gone(error)
      if (error instanceof z.ZodError) throw gone(error)
      throw asSlugConflict(kind, error)
    }
    return slug
  }
  const slug = await write(deleted.slug).catch(async (error: unknown) => {
    if (!findAppError(error)?.details.fields?.['slug']) throw error
    return write(await freeSlug(db, kind, deleted.slug))
  })
  const ofCopy = [eq(revisions.quoi, 'copie'), eq(revisions.remplace_le, deleted_at)]
  const ofPlan = [eq(planifications.etat, 'annule'), eq(planifications.fini_le, deleted_at)]
  const [copies, plans] = await Promise.all([
    db.$count(revisions, and(eq(revisions.kind, kind), eq(revisions.item_id, id), ...ofCopy)),
    db.$count(
      planifications,
      and(eq(planifications.kind, kind), eq(planifications.item_id, id), ...ofPlan),
    ),
  ])
  return { id, slug, avaitCopie: copies > 0, avaitPlan: plans > 0 }
}

const gone = (cause?: unknown) =>
  new AppError('NOT_FOUND', 'Cet élément ne peut plus être restauré.', { cause })

const isKept = (now: Date): SQL => {
  const since = new Date(now.getTime() - keptDays * 86_400_000).toISOString()
  return sql`${deletedItems.deleted_at} >= ${since}`
}

/** What each item is, with its version, its rank and whose it was. */
function snapshotStatement(actor: Actor, kind: ItemKind, items: SQL): SQL {
  const table = contentTables[kind]
  const { version, cote_rang, cree_par, verifie_avec, verifie_le } = table
  const contenu = itemJson(kind, { version, cote_rang, cree_par, verifie_avec, verifie_le })
  const titre = titleColumns[kind]
  return sql`insert into ${deletedItems} (id, kind, item_id, slug, titre, contenu, date_creation, deleted_by, deleted_at)
    select ${newIdSql}, ${kind}, ${table.id}, ${table.slug}, ${titre}, ${contenu}, ${table.date_creation}, ${actor.userId}, ${actor.now.toISOString()} from ${items} returning id`
}

type RowFields = { id: string; slug: string; date_creation: string; date_modification: string }

/** An item under the labels of now: those that it had may have been renamed or deleted meanwhile. */
type Present = <Item extends { categories: string[]; tags: string[] }>(item: Item) => Item

type Restoring = { facts: CategoryFacts; present: Present; tel_quel: boolean }

/** The statement that writes an item anew, later than any version an editor may still hold. */
function restoredItem<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  storage: ItemStorage<Draft, Item>,
  row: RowFields,
  contenu: unknown,
  { facts, present, tel_quel }: Restoring,
) {
  const { version, cote_rang: rank, statut: former, ...kept } = keptSchema.parse(contenu)
  const statut = tel_quel ? former : 'brouillon'
  const item = present({ ...itemAsFar(storage, addressed.parse(contenu)), statut })
  const cote_code = filingCode(facts, item.categories)
  const values = {
    ...row,
    ...kept,
    statut,
    version: version + 1,
    cote_rang: formerRankSql(storage.kind, cote_code, rank),
  }
  return storage.insert(db, item, { facts }, values)
}

/** An item that was not finished comes back as far as it was. */
const addressed = z.looseObject({ slug: slugSchema })

const keptSchema = z.object({
  version: z.number(),
  cote_rang: z.number(),
  cree_par: z.string().nullable().default(null),
  statut: statutSchema.default('brouillon'),
  verifie_avec: z.string().nullable().default(null),
  verifie_le: z.string().nullable().default(null),
})
