import { and, eq, ne, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { formerSlugs, gpts, prompts, workingCopies } from '#drizzle/schema/index.ts'
import type { AdminAction } from '#shared/admin/admin-log.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Editor, isReached } from '#worker/services/access/rights.ts'
import {
  changeEntryStatements,
  type SharedEntry,
  sharedEntryStatements,
} from '#worker/services/journal/change-entry.ts'
import { failUnless, isRefusal, isTaken } from '#worker/services/journal/write-guard.ts'
import { switchSql } from '#worker/services/site/site-settings.ts'

import { absent, absentOrDeleted, type AtVersion, stale } from './edit-failures.ts'
import { keepItemsStatement } from './revisions.ts'
import { endCopyStatements } from './working-copies.ts'

type Edit = AtVersion & {
  kind: ItemKind
  action?: AdminAction
  /** What the edit would make of these; left out where it leaves them alone. */
  slug?: string
  statut?: Statut
  /** The working copy that the edit publishes, 0 for none; left out where it leaves the copy alone. */
  copie?: number
  /** The version of the item that what is published was begun on, or was compared with since. */
  base?: number | undefined
  details: Record<string, unknown>
  statements: Statement[]
  /** The row of the journal, where it is that of more than this item. */
  entry?: SharedEntry | undefined
}

/** The next version of an item, and its labels as they were written. */
export type UpdatedItem = { version: number; categories: string[]; tags: string[] }

/**
 * Writes an edit, its row of the journal and the item's next version in one request, unless the item
 * was edited since (then `CONFLICT` with the version that is stored), is gone or none of the editor's.
 * What it replaces is kept as a revision. The statements find the item by its id alone.
 */
export async function writeEdit(
  db: Database,
  editor: Editor,
  {
    kind,
    id,
    version,
    action = `${kind}.update`,
    slug,
    statut,
    copie,
    base,
    details,
    statements,
    entry,
  }: Edit,
): Promise<{ version: number }> {
  const table = contentTables[kind]
  const item = sql`${table} where ${table.id} = ${id}`
  const stored = sql`select ${table.version} from ${item} and ${isReached(kind, editor)}`
  try {
    await writeBatch(db, [
      failUnless(sql`exists (${stored})`, 'absent'),
      failUnless(sql`(${stored}) = ${version}`, 'stale'),
      ...(statut === undefined ? [] : [keepStatut(editor, item, statut)]),
      ...(slug === undefined ? [] : [leaveFormerSlug(editor, { kind, slug })]),
      keepItemsStatement(kind, sql`${table.id} = ${id}`, editor.now),
      ...(copie === undefined
        ? []
        : endCopyStatements(db, editor, kind, { id, version, copie, base })),
      ...statements,
      sql`update ${table} set version = version + 1 where id = ${id}`,
      ...(entry
        ? sharedEntryStatements(db, editor, kind, entry, { id, version: version + 1 })
        : changeEntryStatements(db, editor, {
            entree: crypto.randomUUID(),
            kind,
            action,
            recordId: id,
            details: { ...details, version: version + 1 },
            items: [{ id, version: version + 1 }],
          })),
    ])
  } catch (error) {
    if (isRefusal(error, 'absent')) throw await absentOrDeleted(db, editor, kind, id, error)
    if (isRefusal(error, 'stale')) throw await stale(db, kind, id, error)
    throw asEditFailure(kind, error)
  }
  return { version: version + 1 }
}

/** Fails the batch of an edit that changes a status which the editor may not change. */
const keepStatut = ({ may }: Editor, item: SQL, statut: Statut) =>
  failUnless(sql`(select statut from ${item}) = ${statut} or ${may('content.status')}`, 'statut')

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

/** The status that a new item begins with: the one it is given, where nobody must look first. */
export const firstStatut = ({ may }: Editor, statut: Statut): SQL<Statut> =>
  sql`case when ${may('content.unmoderated')} or (${may('content.status')} and not ${switchSql('moderation_required')}) then ${statut} else 'brouillon' end`

/** The same of one that is imported: while moderation is required somebody looks at it, whoever imports. */
export const importedStatut = ({ may }: Editor, statut: Statut): SQL<Statut> =>
  sql`case when ${may('content.status')} and not ${switchSql('moderation_required')} then ${statut} else 'brouillon' end`

/** What an imported item that is complete would begin with now. */
export async function readImportedStatut(
  db: Database,
  editor: Editor,
  statut: Statut,
): Promise<Statut> {
  const [first] = await db.select({ statut: importedStatut(editor, statut) }).from(sql`(select 1)`)
  return first?.statut ?? 'brouillon'
}

/** The failure to show for an edit that was refused; any other stays as it is. */
function asEditFailure(kind: ItemKind, error: unknown): unknown {
  if (isRefusal(error, 'statut')) {
    return new AppError('FORBIDDEN', errorMessages.permission, { cause: error })
  }
  return asSlugConflict(kind, error)
}

/** The failure to show for a slug that one may not have; any other stays as it is. */
export function asSlugConflict(kind: ItemKind, error: unknown): unknown {
  if (!isTaken(error, `${kind}s.slug`) && !isRefusal(error, 'slug')) return error
  return new AppError('CONFLICT', slugTaken, {
    details: { fields: { slug: [slugTaken] } },
    cause: error,
  })
}

const slugTaken = 'Ce slug est déjà utilisé.'

/** The next call-number rank of a code: ranks of deleted items below the highest are not used again. */
export function nextRankSql(kind: ItemKind, code: string): SQL<number> {
  const table = sql.raw(`${kind}s`)
  return sql`(select coalesce(max(taken.cote_rang), 0) + 1 from ${table} taken where taken.cote_code = ${code})`
}

/** The rank that an item had, unless another took it. */
export function formerRankSql(kind: ItemKind, code: string, rank: number): SQL<number> {
  const table = sql.raw(`${kind}s`)
  return sql`case when exists (select 1 from ${table} taken where taken.cote_code = ${code} and taken.cote_rang = ${rank}) then ${nextRankSql(kind, code)} else ${rank} end`
}

/** The rank of an item that is edited: its own while its code stays, or it would change for nothing. */
function keptRankSql(kind: ItemKind, code: string): SQL<number> {
  const table = contentTables[kind]
  return sql`case ${table.cote_code} when ${code} then ${table.cote_rang} else ${nextRankSql(kind, code)} end`
}

/** The call number of an item that is edited: its own while its first category or the code stays. */
export function keptCote(kind: ItemKind, item: { categories: string[] }, code: string) {
  const table = contentTables[kind]
  const [first = ''] = item.categories
  const isKept = sql`json_extract(${table.categories}, '$[0]') = ${first}`
  return {
    cote_code: sql<string>`case when ${isKept} then ${table.cote_code} else ${code} end`,
    cote_rang: sql<number>`case when ${isKept} then ${table.cote_rang} else ${keptRankSql(kind, code)} end`,
  }
}

/**
 * What is being written on items stands on their next version, if on this one: it holds what that will. Of
 * what was written after an instant, where one is given, that does not hold.
 */
export function followCopies(kind: ItemKind, items: SQL, until?: string): SQL {
  const table = contentTables[kind]
  const isEarly = until === undefined ? sql`` : sql` and ${workingCopies.modifie_le} <= ${until}`
  return sql`update ${workingCopies} set base = base + 1 where ${workingCopies.kind} = ${kind}${isEarly} and exists (select 1 from ${table} where ${items} and ${table.id} = ${workingCopies.item_id} and ${table.version} = ${workingCopies.base})`
}

/** Fails the batch that would publish an item that is not finished. */
export const noneIsUnfinished = (kind: ItemKind, items: SQL): SQL =>
  failUnless(
    sql`not exists (select 1 from ${contentTables[kind]} where ${items} and ${isUnfinished(kind)})`,
    'copie',
  )

/** Whether an item is not to be published yet. */
export function isUnfinished(kind: ItemKind): SQL {
  const table = contentTables[kind]
  const text = kind === 'prompt' ? prompts.prompt : gpts.url_destination
  const isEmpty = sql`(${table.description} = '' or ${text} = '' or ${table.categories} = '[]')`
  const isWritten = sql`${table.id} in (select ${workingCopies.item_id} from ${workingCopies} where ${workingCopies.kind} = ${kind} and ${workingCopies.inachevee})`
  return sql`(${isEmpty} or ${isWritten})`
}

/** The failure to show where an item that is not finished was to be published. */
export const unfinished = (cause: unknown) =>
  new AppError(
    'CONFLICT',
    'Une fiche incomplète ne se publie pas\u00a0: ouvrez-la pour voir ce qui lui manque.',
    { cause },
  )

/** Which items are meant: one parameter, however many. */
export function isAmong(kind: ItemKind, ids: string[]): SQL {
  const { id } = contentTables[kind]
  return sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`
}

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
    .where(and(eq(table.slug, slug), isReached(kind, editor)))
  if (!item) throw absent(kind)
  return item
}

type SlugState = 'free' | 'taken' | 'former'

/**
 * Whether a slug may be given to an item: a former one may, but its redirect or its 410 ends, so it is
 * taken for whoever edits drafts alone.
 */
export async function getSlugState(
  db: Database,
  { may }: Editor,
  { kind, slug, id = '' }: { kind: ItemKind; slug: string; id?: string | undefined },
): Promise<SlugState> {
  const table = contentTables[kind]
  const [[taken], [former]] = await Promise.all([
    db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.slug, slug), ne(table.id, id))),
    db
      .select({ mayEnd: may('content.others').mapWith(Boolean) })
      .from(formerSlugs)
      .where(and(eq(formerSlugs.kind, kind), eq(formerSlugs.slug, slug))),
  ])
  if (taken) return 'taken'
  if (!former) return 'free'
  return former.mayEnd ? 'former' : 'taken'
}
