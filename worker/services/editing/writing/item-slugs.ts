import { and, eq, like, not, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { formerSlugs } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { slugMaxLength } from '#shared/text/slug-shape.ts'
import type { Database } from '#worker/database/db.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Editor, isItemVisibleTo } from '#worker/services/access/rights.ts'
import { failUnless, isGuardFailure, isTaken } from '#worker/services/journal/write-guard.ts'

import { absent } from './edit-failures.ts'

/** The item at an address, for whoever may see it; throws `NOT_FOUND`. */
export async function findBySlug(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  slug: string,
): Promise<{ id: string }> {
  const table = contentTables[kind]
  const [item] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.slug, slug), isItemVisibleTo(kind, editor)))
  if (!item) throw absent(kind)
  return item
}

type SlugState = 'free' | 'taken' | 'former' | 'own'

/**
 * Whether a slug may be given to an item: a former one may, but its redirect or its 410 ends, so it is
 * taken for whoever edits drafts alone. One that leads to the item itself is its own.
 */
export async function getSlugState(
  db: Database,
  editor: Editor,
  { kind, slug, id = '' }: { kind: ItemKind; slug: string; id?: string | undefined },
): Promise<SlugState> {
  const { may } = editor
  const table = contentTables[kind]
  const isOwnAddress = sql`(${table.id} = ${id} and ${isItemVisibleTo(kind, editor)})`
  const [[taken], [former]] = await Promise.all([
    db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.slug, slug), not(isOwnAddress))),
    db
      .select({
        mayEnd: may('content.others').mapWith(Boolean),
        isOwn:
          sql`exists (select 1 from ${table} where ${table.slug} = ${formerSlugs.nouveau_slug} and ${isOwnAddress})`.mapWith(
            Boolean,
          ),
      })
      .from(formerSlugs)
      .where(and(eq(formerSlugs.kind, kind), eq(formerSlugs.slug, slug))),
  ])
  if (taken) return 'taken'
  if (!former) return 'free'
  if (!former.mayEnd) return 'taken'
  return former.isOwn ? 'own' : 'former'
}

/**
 * Fails the batch that would end a public address' redirect or its 410, for an editor whose drafts
 * concern nobody else yet.
 */
export const leaveFormerSlug = (
  { may }: Editor,
  { kind, slug }: { kind: ItemKind; slug: string },
) =>
  failUnless(
    sql`${may('content.others')} or not exists (select 1 from ${formerSlugs} where ${formerSlugs.kind} = ${kind} and ${formerSlugs.slug} = ${slug})`,
    'slug',
  )

/** The failure to show for a slug that one may not have; any other stays as it is. */
export function asSlugConflict(kind: ItemKind, error: unknown): unknown {
  if (!isTaken(error, `${kind}s.slug`) && !isGuardFailure(error, 'slug')) return error
  return new AppError('CONFLICT', slugTaken, {
    details: { fields: { slug: [slugTaken] } },
    cause: error,
  })
}

const slugTaken = 'Ce slug est déjà utilisé.'

/** The first slug of a copy that no item of the kind has: `…-copie`, then `…-copie-2` and so on. */
export const freeCopySlug = (db: Database, kind: ItemKind, slug: string): Promise<string> =>
  freeSlug(db, kind, `${withRoom(slug, '-copie-999')}-copie`)

/** The first slug that no item of the kind has: this one, then `…-2` and so on. */
export async function freeSlug(db: Database, kind: ItemKind, slug: string): Promise<string> {
  const table = contentTables[kind]
  const base = withRoom(slug, '-999')
  const rows = await db
    .select({ slug: table.slug })
    .from(table)
    .where(like(table.slug, `${base}%`))
  const taken = new Set(rows.map((row) => row.slug))
  let free = base
  for (let number = 2; taken.has(free); number += 1) free = `${base}-${number}`
  return free
}

const withRoom = (slug: string, suffix: string): string =>
  slug.slice(0, slugMaxLength - suffix.length).replace(/-$/, '')
