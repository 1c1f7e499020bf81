import { and, asc, eq, gt, max, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { gpts, prompts, searchChanges, searchGroups } from '#drizzle/schema/index.ts'
import { type ItemKind, itemKinds } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'

import type { SearchRecord } from './engine/inverted-index.ts'
import type { SearchSource } from './engine/store.ts'
import { gptRecord, promptRecord, recordColumns, type SearchCard } from './search-records.ts'
import { loadSnapshot } from './search-snapshot.ts'
import { listGroups } from './vocabulary.ts'

/** Items of one page: a reply of the database may have 10 MB. */
const pageSize = 500
/** Changes that one delta reads. */
const maxChanges = pageSize

type Options = {
  open: () => Database
  /** Every item for editors, public ones for visitors. */
  isPublic: boolean
}
type Records = SearchRecord<SearchCard>[]

/** Reads for the search index: public items with a snapshot, or all items without. */
export function createSearchSource({ open, isPublic }: Options): SearchSource<SearchCard> {
  /** The first indexed items of a kind that meet a condition. */
  const readItems = (db: Database, kind: ItemKind, condition: SQL): Promise<Records> =>
    itemReaders[kind](
      db,
      and(condition, isPublic ? eq(contentTables[kind].statut, 'valide') : undefined),
    )

  return {
    loadSnapshot: async () => (isPublic ? loadSnapshot(open()) : undefined),

    readGroups: async () => {
      const db = open()
      const [change, groups] = await Promise.all([readChange(db), listGroups(db)])
      return { change, groups }
    },

    async *readPages() {
      for (const kind of itemKinds) {
        for (let after = '', isLast = false; !isLast;) {
          const db = open()
          // oxlint-disable-next-line no-await-in-loop -- a page begins after the one before
          const [change, records] = await Promise.all([
            readChange(db),
            readItems(db, kind, gt(contentTables[kind].id, after)),
          ])
          yield { change, records }
          isLast = records.length < pageSize
          after = records.at(-1)?.item.id ?? ''
        }
      }
    },

    readDelta: async (since) => {
      const db = open()
      const isChanged = (kind: ItemKind) =>
        sql`${contentTables[kind].id} in (select item_id from (select kind, item_id from ${searchChanges} where ${searchChanges.change} > ${since} order by ${searchChanges.change} limit ${maxChanges}) where kind = ${kind})`
      // Reads of one turn travel in one transaction (`batch-reads.ts`): the rows are those of the changes.
      const [changes, newest, groups, ...pages] = await Promise.all([
        db
          .select()
          .from(searchChanges)
          .where(gt(searchChanges.change, since))
          .orderBy(asc(searchChanges.change))
          .limit(maxChanges),
        readChange(db),
        db
          .select()
          .from(searchGroups)
          .where(
            sql`exists (select 1 from ${searchChanges} where kind = 'group' and change > ${since})`,
          )
          .orderBy(asc(searchGroups.id)),
        ...itemKinds.map((kind) => readItems(db, kind, isChanged(kind))),
      ])
      const changed = pages.flat()
      const found = new Set(changed.map(({ item }) => item.id))
      const isLast = changes.length < maxChanges
      return {
        change: isLast ? newest : (changes.at(-1)?.change ?? newest),
        isLast,
        isReset: changes.some(({ kind }) => kind === 'reset'),
        changed,
        removedIds: changes.flatMap(({ kind, item_id }) =>
          (kind === 'prompt' || kind === 'gpt') && !found.has(item_id) ? [item_id] : [],
        ),
        groups: changes.some(({ kind }) => kind === 'group') ? groups : null,
      }
    },
  }
}

async function readChange(db: Database): Promise<number> {
  const [row] = await db.select({ change: max(searchChanges.change) }).from(searchChanges)
  return row?.change ?? 0
}

const itemReaders: Record<
  ItemKind,
  (db: Database, condition: SQL | undefined) => Promise<Records>
> = {
  prompt: async (db, condition) => {
    const { id } = prompts
    const query = db.select(recordColumns.prompt).from(prompts).where(condition)
    return (await query.orderBy(asc(id)).limit(pageSize)).map(promptRecord)
  },
  gpt: async (db, condition) => {
    const { id } = gpts
    const query = db.select(recordColumns.gpt).from(gpts).where(condition)
    return (await query.orderBy(asc(id)).limit(pageSize)).map(gptRecord)
  },
}
