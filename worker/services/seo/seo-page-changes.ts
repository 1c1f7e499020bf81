import { and, eq, inArray, not } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { seoPagesConfig } from '#drizzle/schema/index.ts'
import type { SeoPageChange } from '#shared/admin/seo-cockpit.ts'
import { itemOfPage } from '#shared/import/page-address.ts'
import { type ItemKind, itemKinds } from '#shared/items/cote.ts'
import type { ItemPageTexts } from '#shared/pages/page-metadata.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { itemWriteStatements } from '#worker/services/changes/apply-change.ts'
import { readItems, type StoredItem } from '#worker/services/changes/item-updates.ts'
import { noPageTexts } from '#worker/services/items/page-texts.ts'
import type { Actor } from '#worker/services/journal/admin-logs.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'

import { existsSeoPage, laterThan, logSeoPage, staleMessage } from './admin-seo-pages.ts'
import { storedPageOf } from './site-urls.ts'

/** The date of the stored texts of a path after a change; null without any. */
export type ChangedSeoPage = { page_route: string; updated_at: string | null }

/**
 * Stores, replaces or removes the texts of pages. Writes nothing if one of them changed since it was read. Undoing
 * a change reads the dates that the change gives. The texts of an item are columns of it, all others configurations.
 */
export async function changeSeoPages(
  db: Database,
  editor: Editor,
  changes: SeoPageChange[],
): Promise<{ changed: ChangedSeoPage[] }> {
  const [configurations, items] = await readStored(
    db,
    editor,
    changes.map(({ page_route }) => page_route),
  )
  const done = changes.map((change) => {
    const { page_route, lu, page } = change
    const configuration = configurations.get(page_route)
    const item = items.get(page_route)
    // A configuration that is older than the item of its path can only be removed.
    const isLeftover = page === null && lu !== null && lu === configuration?.updated_at
    if (item && !isLeftover) return itemChangeOf(editor, item, change)
    return configurationChangeOf(db, editor, change, configuration)
  })
  const writes = done.flatMap(({ write }) => write ?? [])
  try {
    await writeBatch(db, [
      ...done.flatMap(({ statements }) => statements),
      ...itemKinds.flatMap((kind) =>
        itemStatements(
          db,
          editor,
          kind,
          writes.filter(({ item }) => item.kind === kind),
        ),
      ),
    ])
  } catch (error) {
    if (isGuardFailure(error, 'stale')) {
      throw new AppError('CONFLICT', staleMessage, { cause: error })
    }
    throw error
  }
  return { changed: done.map(({ changed }) => changed) }
}

type Configuration = { id: string; updated_at: string }

/** Configurations and items of some paths, by path. */
async function readStored(
  db: Database,
  editor: Editor,
  routes: string[],
): Promise<[Map<string, Configuration>, Map<string, StoredItem>]> {
  const { id, page_route, updated_at } = seoPagesConfig
  const named = routes.flatMap((route) => itemOfPage(route) ?? [])
  const [rows, ...items] = await Promise.all([
    db
      .select({ id, page_route, updated_at })
      .from(seoPagesConfig)
      .where(inArray(page_route, routes)),
    ...itemKinds.map((kind) => {
      const slugs = named.flatMap((one) => (one.kind === kind ? [one.slug] : []))
      return slugs.length === 0
        ? []
        : readItems(db, editor, kind, inArray(contentTables[kind].slug, slugs))
    }),
  ])
  return [
    new Map(rows.map((row) => [row.page_route, row])),
    new Map(items.flat().map((item) => [`/${item.kind}/${item.slug}`, item])),
  ]
}

const changedMeanwhile = (route: string) =>
  new AppError(
    'CONFLICT',
    `Rien n’a été modifié\u00a0: la configuration de ${route} l’a été entre-temps. Rechargez la page.`,
  )

type ItemWrite = { item: StoredItem; columns: ItemPageTexts & { date_modification: string } }

type Done = { statements: Statement[]; write?: ItemWrite; changed: ChangedSeoPage }

/** Throws `CONFLICT` if the item was edited since it was read. */
function itemChangeOf(editor: Editor, item: StoredItem, change: SeoPageChange): Done {
  const { page_route, lu, page } = change
  const { id, row } = item
  const stored = storedPageOf({ id, path: page_route, updated_at: row.date_modification }, row)
  if (lu !== (stored?.updated_at ?? null)) throw changedMeanwhile(page_route)
  if (page !== null && (page.meta_keywords ?? '') !== '') throw keywordsOfItem(page_route)
  const { meta_title, meta_description, og_image } = page ?? noPageTexts
  const texts = { meta_title, meta_description, og_image }
  if (textNames.every((name) => texts[name] === row[name])) {
    return { statements: [], changed: { page_route, updated_at: lu } }
  }
  const date_modification = laterThan(row.date_modification, editor.now)
  const next = storedPageOf({ id, path: page_route, updated_at: date_modification }, texts)
  return {
    statements: [],
    write: { item, columns: { ...texts, date_modification } },
    changed: { page_route, updated_at: next?.updated_at ?? null },
  }
}

const textNames = ['meta_title', 'meta_description', 'og_image'] as const

const keywordsOfItem = (route: string) =>
  new AppError('BAD_REQUEST', `Les mots-clés de ${route} sont les tags de la fiche.`)

/** Statements for the texts of items of a kind, with revisions and one row of the journal. */
function itemStatements(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  writes: ItemWrite[],
): Statement[] {
  if (writes.length === 0) return []
  const entree = crypto.randomUUID()
  const champs = textNames.filter((name) =>
    writes.some(({ item, columns }) => item.row[name] !== columns[name]),
  )
  return itemWriteStatements(db, editor, kind, {
    items: writes.map(({ item }) => item),
    isOfStatut: false,
    isPublishing: false,
    updates: writes.map(({ item, columns }) => item.update(columns)),
    entry: {
      entree,
      action: `${kind}.change`,
      recordId: entree,
      details: { champs },
    },
  })
}

/** Throws `CONFLICT` if another configuration is stored than was read. */
function configurationChangeOf(
  db: Database,
  actor: Actor,
  { page_route, lu, page }: SeoPageChange,
  stored: Configuration | undefined,
): Done {
  if (lu !== (stored?.updated_at ?? null)) throw changedMeanwhile(page_route)
  const at = eq(seoPagesConfig.page_route, page_route)
  const guard =
    lu === null
      ? failUnless(not(existsSeoPage(at)), 'stale')
      : failUnless(existsSeoPage(and(at, eq(seoPagesConfig.updated_at, lu))), 'stale')
  const id = stored?.id ?? crypto.randomUUID()
  if (page === null) {
    const removal: Statement[] =
      lu === null
        ? []
        : [
            db.delete(seoPagesConfig).where(at),
            logSeoPage(db, actor, 'seo_page.delete', id, { page_route }),
          ]
    return { statements: [guard, ...removal], changed: { page_route, updated_at: null } }
  }
  const { meta_title, meta_description } = page
  if (meta_title === null || meta_description === null) throw incomplete(page_route)
  const texts = { ...page, meta_title, meta_description }
  const updated_at = lu === null ? actor.now.toISOString() : laterThan(lu, actor.now)
  const write =
    lu === null
      ? db.insert(seoPagesConfig).values({ id, page_route, ...texts, updated_at })
      : db
          .update(seoPagesConfig)
          .set({ ...texts, updated_at })
          .where(at)
  const action = lu === null ? 'seo_page.create' : 'seo_page.update'
  return {
    statements: [guard, write, logSeoPage(db, actor, action, id, { page_route, ...texts })],
    changed: { page_route, updated_at },
  }
}

const incomplete = (route: string) =>
  new AppError('BAD_REQUEST', `La configuration de ${route} demande un titre et une description.`)
