import {
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  gte,
  inArray,
  lt,
  not,
  type SQL,
  sql,
} from 'drizzle-orm'

import {
  adminLogs,
  deletedItems,
  gpts,
  itemChanges,
  prompts,
  users,
  workingCopies,
} from '#drizzle/schema/index.ts'
import { actionLabels } from '#shared/admin/action-labels.ts'
import {
  adminActions,
  type JournalEntry,
  type JournalPart,
  journalItemsSchema,
  journalKindsSchema,
  type JournalTri,
  logValuesSchema,
  securityEventTypes,
} from '#shared/admin/admin-log.ts'
import { adminPageSize, type Ordre } from '#shared/admin/content-list.ts'
import type { Page } from '#shared/lists/pagination.ts'
import { splitWords } from '#shared/search/search-text.ts'
import type { Database } from '#worker/database/db.ts'

import { currentVersions } from './current-versions.ts'

/** What to show of the journal; instants bound the period, the second one excluded. */
export type JournalFilter = {
  /** Both parts where it is absent. */
  part?: JournalPart | undefined
  action?: string | undefined
  /** E-mail of who did it. */
  auteur?: string | undefined
  from?: string | undefined
  before?: string | undefined
  /** The id of a record, or what the title of an item holds. */
  about?: string | undefined
  tri: JournalTri
  ordre: Ordre
  page: number
}

/** One page of the journal, the latest first. */
export async function listJournal(
  db: Database,
  { page, tri, ordre, ...filter }: JournalFilter,
): Promise<Page<JournalEntry>> {
  const condition = journalCondition(filter)
  const [items, [totals]] = await Promise.all([
    readEntries(db, condition, {
      limit: adminPageSize,
      offset: adminPageSize * (page - 1),
      order: orderOf(tri, ordre),
    }),
    db
      .select({ total: count() })
      .from(adminLogs)
      .leftJoin(users, eq(users.id, adminLogs.user_id))
      .where(condition),
  ])
  return { items, total: totals?.total ?? 0, page, pageSize: adminPageSize }
}

/** The latest things that administrators did. */
export const listLatestChanges = (db: Database, limit: number): Promise<JournalEntry[]> =>
  readEntries(db, inArray(adminLogs.action, adminActions), { limit })

const latestFirst = [desc(adminLogs.created_at), desc(adminLogs.id)]

/** The actions by number, in the order of their words; one that has none comes last. */
const actionRanks = JSON.stringify(
  Object.fromEntries(
    Object.entries(actionLabels)
      .toSorted(([, a], [, b]) => a.localeCompare(b, 'fr'))
      .map(([action], rank) => [action, rank]),
  ),
)

const sortColumns: Record<Exclude<JournalTri, 'created_at'>, (SQL | Column)[]> = {
  action: [sql`${actionRanks} ->> ('$."' || ${adminLogs.action} || '"')`],
  record_id: [adminLogs.table_name, adminLogs.record_id],
  ip_address: [sql`${adminLogs.new_values} ->> '$.ip_address'`],
}

function orderOf(tri: JournalTri, ordre: Ordre): SQL[] {
  const direction = ordre === 'asc' ? asc : desc
  return tri === 'created_at'
    ? [direction(adminLogs.created_at), direction(adminLogs.id)]
    : [...sortColumns[tri].map((column) => direction(column)), ...latestFirst]
}

function journalCondition(filter: Omit<JournalFilter, 'page' | 'tri' | 'ordre'>): SQL | undefined {
  const { part, action, auteur, from, before, about } = filter
  return and(
    part && partConditions[part],
    action === undefined ? undefined : eq(adminLogs.action, action),
    auteur === undefined ? undefined : eq(users.email, auteur.trim().toLowerCase()),
    from === undefined ? undefined : gte(adminLogs.created_at, from),
    before === undefined ? undefined : lt(adminLogs.created_at, before),
    about === undefined ? undefined : isAbout(about.trim()),
  )
}

const partConditions: Record<JournalPart, SQL> = {
  modifications: not(inArray(adminLogs.action, securityEventTypes)),
  connexions: inArray(adminLogs.action, securityEventTypes),
}

/** Whether a row is about a record or about items with a title, or changed one of them among others. */
function isAbout(text: string): SQL {
  const meant = sql`select ${text} union all ${titledItems(text)}`
  return sql`(${adminLogs.record_id} in (${meant}) or ${adminLogs.id} in (select ${itemChanges.entree} from ${itemChanges} where ${itemChanges.kind} in ('prompt', 'gpt') and ${itemChanges.item_id} in (${meant})))`
}

/** The ids of items whose title holds every word of a text, those in the bin by the title that they had. */
function titledItems(text: string): SQL {
  const words = splitWords(text)
  if (words.length === 0) return sql`select null where false`
  const typed = text.toLowerCase().split(/\s+/)
  const isTitled = [prompts, gpts].map(
    (table) =>
      sql`select ${table.id} from ${table} where ${holdsAll(sql`${table.recherche} ->> 'titre'`, words)}`,
  )
  // What is kept of a deleted item has its title as it was written alone.
  const isDeleted = sql`select ${deletedItems.item_id} from ${deletedItems} where ${holdsAll(sql`lower(${deletedItems.titre})`, typed)}`
  return sql.join([...isTitled, isDeleted], sql` union all `)
}

const holdsAll = (title: SQL, words: string[]) =>
  and(...words.map((word) => sql`instr(${title}, ${word}) > 0`))

async function readEntries(
  db: Database,
  condition: SQL | undefined,
  { limit, offset = 0, order = latestFirst }: { limit: number; offset?: number; order?: SQL[] },
): Promise<JournalEntry[]> {
  const rows = await db
    .select({
      id: adminLogs.id,
      action: adminLogs.action,
      table_name: adminLogs.table_name,
      record_id: adminLogs.record_id,
      auteur: users.email,
      compte: sql<
        string | null
      >`iif(${adminLogs.table_name} = 'users', (select account.email from ${users} account where account.id = ${adminLogs.record_id}), null)`,
      created_at: adminLogs.created_at,
      valeurs: adminLogs.new_values,
      fiches: namedItems,
      changees: sql<number>`(select count(*) from ${changedItems})`,
      natures: sql<string>`iif(${adminLogs.action} = 'import.write', (select json_group_array(kind) from (select distinct made.kind from ${changedItems} order by made.kind desc)), '[]')`,
      annulables: sql<number>`iif(${adminLogs.action} in ('tag.undo', 'category.undo', 'import.undo'), 0, (select iif(${adminLogs.table_name} in ('prompts', 'gpts') or count(*) = ${asItMade}, ${asItMade}, 0) from ${changedItems}))`,
      annulee:
        sql`exists (select 1 from ${adminLogs} undo where undo.record_id = ${adminLogs.id} and undo.action in ('prompt.undo', 'gpt.undo', 'tag.undo', 'category.undo', 'import.undo'))`.mapWith(
          Boolean,
        ),
    })
    .from(adminLogs)
    .leftJoin(users, eq(users.id, adminLogs.user_id))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return rows.map(toEntry)
}

type ReadEntry = Omit<JournalEntry, 'valeurs' | 'fiches' | 'natures'> & {
  valeurs: unknown
  fiches: string
  natures: string
}

/** What a row holds in another form than ours is left out. */
function toEntry(row: ReadEntry): JournalEntry {
  return {
    ...row,
    valeurs: logValuesSchema.safeParse(row.valeurs).data ?? null,
    fiches: journalItemsSchema.parse(JSON.parse(row.fiches)),
    natures: journalKindsSchema.parse(JSON.parse(row.natures)),
  }
}

/** The items that a row changed. */
const changedItems = sql`${itemChanges} made where made.entree = ${adminLogs.id}`

/** Whether an item, or its working copy, is what a row made of it. */
const isAsItMade = sql`(made.geste = 'copie' and made.copie in (select ${workingCopies.version} from ${workingCopies} where ${workingCopies.kind} = made.kind and ${workingCopies.item_id} = made.item_id) or made.version in ${currentVersions(sql`made.kind`, sql`made.item_id`)})`

const asItMade = sql`count(*) filter (where ${isAsItMade})`

const maxNamed = 5

/** The items that a row is about, those in the bin by the title that they had. */
const namedItems = sql<string>`(
  select json_group_array(json_object('kind', kind, 'id', id, 'titre', titre, 'existe', existe)) from (
    select 'prompt' as kind, ${prompts.id} as id, ${prompts.titre} as titre, 1 as existe from ${prompts} where ${prompts.id} in (${itemIds()})
    union all select 'gpt', ${gpts.id}, ${gpts.nom}, 1 from ${gpts} where ${gpts.id} in (${itemIds()})
    union all select ${deletedItems.kind}, ${deletedItems.item_id}, ${deletedItems.titre}, 0 from ${deletedItems} where ${deletedItems.item_id} in (${itemIds()})
    limit ${maxNamed}))`

function itemIds(): SQL {
  return sql`select made.item_id from ${changedItems} union all select ${adminLogs.record_id} where ${adminLogs.table_name} in ('prompts', 'gpts')`
}
