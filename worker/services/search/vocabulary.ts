import { and, asc, eq, type SQL, sql } from 'drizzle-orm'

import { searchGroups } from '#drizzle/schema/index.ts'
import type {
  SearchTrial,
  TriedConcept,
  TriedExpression,
  TriedSearch,
} from '#shared/admin/search-trial.ts'
import { readDictionary, type WordGroup } from '#shared/search/dictionary.ts'
import { locateWords, searchWords } from '#shared/search/search-text.ts'
import type { SearchAnswer, SearchResult } from '#shared/search/search.ts'
import { stem, stemsOf, stopWords } from '#shared/search/stems.ts'
import { maxGroups, type StoredGroup } from '#shared/search/word-group.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Actor, logRowsStatement, logStatement } from '#worker/services/journal/admin-logs.ts'
import { failUnless, isRefusal, isTaken } from '#worker/services/journal/write-guard.ts'

import { wayMatch } from './concepts.ts'
import { publicFacts } from './index-facts.ts'
import { type CountedWay, planSearch } from './plan.ts'
import type { SearchMemory } from './search-memory.ts'
import { searchItems } from './search.ts'

/** Every group, in the order in which the search reads them. */
export const listGroups = (db: Database): Promise<StoredGroup[]> =>
  db.select().from(searchGroups).orderBy(asc(searchGroups.id)).limit(maxGroups)

/** Adds a group. */
export async function createGroup(
  db: Database,
  actor: Actor,
  group: WordGroup,
): Promise<{ id: string }> {
  const id = crypto.randomUUID()
  await insertGroup(db, actor, 'search_group.create', { id, ...group })
  return { id }
}

/** Brings a removed group back as it was. */
export const restoreGroup = (db: Database, actor: Actor, group: StoredGroup): Promise<void> =>
  insertGroup(db, actor, 'search_group.restore', group)

/** Replaces a group, unless somebody else did since it was read. */
export async function updateGroup(
  db: Database,
  actor: Actor,
  { id, lu, groupe }: { id: string; lu: WordGroup; groupe: WordGroup },
): Promise<void> {
  await writeUnchanged(db, { id, lu }, [
    db.update(searchGroups).set(groupe).where(eq(searchGroups.id, id)),
    logGroup(db, actor, 'search_group.update', { id, ...groupe }),
  ])
}

/** Removes a group, unless somebody changed it since it was read. Gives what brings it back. */
export async function removeGroup(
  db: Database,
  actor: Actor,
  { id, lu }: { id: string; lu: WordGroup },
): Promise<StoredGroup> {
  const removed = { id, ...lu }
  await writeUnchanged(db, { id, lu }, [
    db.delete(searchGroups).where(eq(searchGroups.id, id)),
    logGroup(db, actor, 'search_group.delete', removed),
  ])
  return removed
}

/** Where there is no room, no row of the table follows, and so none of the journal. */
async function insertGroup(
  db: Database,
  actor: Actor,
  action: 'search_group.create' | 'search_group.restore',
  { id, termes, larges }: StoredGroup,
): Promise<void> {
  const { termes: ownTermes, larges: ownLarges } = searchGroups
  const values = [id, sql.param(termes, ownTermes), sql.param(larges, ownLarges)]
  try {
    const [added] = await writeBatch(db, [
      sql`insert into ${searchGroups} (id, termes, larges) select ${sql.join(values, sql`, `)}
        where (select count(*) from ${searchGroups}) < ${maxGroups}`,
      logRowsStatement(actor, {
        action,
        table: 'search_groups',
        recordId: searchGroups.id,
        rows: sql`${searchGroups} where ${searchGroups.id} = ${id}`,
        details: { termes, larges },
        rowDetails: {},
      }),
    ])
    if (added?.rowsAffected === 0) throw new AppError('CONFLICT', fullMessage)
  } catch (error) {
    if (!isTaken(error, 'search_groups.id')) throw error
    throw new AppError('CONFLICT', 'Ce groupe est déjà rétabli.', { cause: error })
  }
}

const fullMessage = `Le vocabulaire a ${maxGroups} groupes, c’est le plus qu’il peut avoir. Supprimez-en un d’abord.`

/**
 * Writes, unless a group is gone or no longer what was read of it. What is read of a group may be less
 * than what is stored, so the batch compares with what is stored at the moment of reading.
 */
async function writeUnchanged(
  db: Database,
  { id, lu }: { id: string; lu: WordGroup },
  statements: Statement[],
): Promise<void> {
  const { termes, larges } = searchGroups
  const stored = sql<string>`${termes} || ${larges}`
  const own = eq(searchGroups.id, id)
  const [row] = await db.select({ termes, larges, stored }).from(searchGroups).where(own)
  if (!row) throw absent()
  if (!isSame(row.termes, lu.termes) || !isSame(row.larges, lu.larges)) throw stale()
  try {
    await writeBatch(db, [
      failUnless(exists(own), 'absent'),
      failUnless(exists(and(own, sql`${stored} = ${row.stored}`)), 'stale'),
      ...statements,
    ])
  } catch (error) {
    if (isRefusal(error, 'absent')) throw absent(error)
    throw isRefusal(error, 'stale') ? stale(error) : error
  }
}

const exists = (condition: SQL | undefined) =>
  sql`exists (select 1 from ${searchGroups} where ${condition})`

const isSame = (a: string[], b: string[]) =>
  a.length === b.length && a.every((term, index) => term === b[index])

const absent = (cause?: unknown) => new AppError('NOT_FOUND', 'Ce groupe n’existe plus.', { cause })

const stale = (cause?: unknown) =>
  new AppError('CONFLICT', 'Ce groupe a été modifié entre-temps. Rouvrez-le pour le voir.', {
    cause,
  })

function logGroup(
  db: Database,
  actor: Actor,
  action: 'search_group.update' | 'search_group.delete',
  { id, ...details }: StoredGroup,
) {
  return logStatement(db, actor, { action, table: 'search_groups', recordId: id, details })
}

type TriedGroup = { id: string | null; groupe: WordGroup; q: string }

/** Searches with the stored groups, and with one of them replaced or one more. Nothing is stored. */
export async function tryGroup(db: Database, { id, groupe, q }: TriedGroup): Promise<SearchTrial> {
  const stored = await listGroups(db)
  const isStored = stored.some((group) => group.id === id)
  const groups = isStored
    ? stored.map((group) => (group.id === id ? groupe : group))
    : [...stored, groupe]
  const request = { q, page: 1, exact: false }
  const memory = memoryOf(groups)
  const [today, tried] = await Promise.all([
    searchItems(db, memoryOf(stored), request),
    searchItems(db, memory, request),
  ])
  return {
    today: toTried(today),
    tried: toTried(tried),
    concepts: await understand(db, memory, groups, q),
  }
}

const memoryOf = (groups: WordGroup[]): SearchMemory => ({
  dictionary: readDictionary(groups),
  counts: new Map(),
})

const toTried = ({ items, near, total, isCapped, corrected }: SearchAnswer): TriedSearch => ({
  items: items.map(toLine),
  near: near.map(toLine),
  total,
  isCapped,
  corrected,
})

const toLine = ({ id, type, slug, title }: SearchResult) => ({ id, type, slug, title })

/** What a query asks for, with the expressions by which items are found. */
async function understand(
  db: Database,
  memory: SearchMemory,
  groups: WordGroup[],
  q: string,
): Promise<TriedConcept[]> {
  const facts = publicFacts(db, memory)
  const { concepts } = await planSearch(facts, searchWords(q))
  const matches = concepts.flatMap((concept) =>
    concept.ways.flatMap(waysOfOneRun).map((way) => wayMatch(concept, way)),
  )
  const [counts, ...known] = await Promise.all([
    facts.countItems([...new Set(matches)]),
    ...concepts.map(({ words }) => facts.readWords(words.at(-1) ?? '')),
  ])
  // Of several that share their stems the first one stands for them.
  const texts = new Map(
    [
      ...groups.flatMap(({ termes, larges }) => [...termes, ...larges]),
      ...known.flat().map(({ mot }) => mot),
    ]
      .toReversed()
      .map((text) => [stemsOf(text).join(' '), text]),
  )
  const located = locateWords(q)
  const telling = located.filter(({ word }) => !stopWords.has(word))
  const left = telling.length > 0 ? telling : located
  return concepts.map((concept) => {
    const { words, ways, isNoise, isStop } = concept
    const own = left.splice(0, words.length)
    const written = q.slice(own[0]?.start, own.at(-1)?.end)
    const expressions = ways.flatMap(waysOfOneRun).map((way): TriedExpression => {
      const key = way.runs.flat().join(' ')
      return {
        text: isStop || key === words.map(stem).join(' ') ? written : (texts.get(key) ?? key),
        by: way.isLoose ? 'separes' : way.by,
        factor: way.factor,
        items: counts.get(wayMatch(concept, way)) ?? 0,
      }
    })
    return { words: written, isNoise, expressions: expressions.filter(({ items }) => items > 0) }
  })
}

const waysOfOneRun = (way: CountedWay): CountedWay[] =>
  way.runs.map((run) => ({ ...way, runs: [run] }))
