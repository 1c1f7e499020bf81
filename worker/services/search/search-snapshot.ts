import { and, asc, eq, gte, max } from 'drizzle-orm'

import { searchChanges, searchSnapshot } from '#drizzle/schema/index.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'

import { decodeSnapshot, encodeSnapshot, type Snapshot, snapshotFormat } from './engine/snapshot.ts'
import { buildFromRows, type SearchSource } from './engine/store.ts'
import type { SearchCard } from './search-records.ts'

const partBytes = 1_000_000
/** Parts that one request carries. */
const partsPerRequest = 5

const isReadable = eq(searchSnapshot.format, snapshotFormat)

/** Loads the stored index. Returns undefined if there is none that is whole and of this format. */
export async function loadSnapshot(db: Database): Promise<Snapshot<SearchCard> | undefined> {
  const parts: (typeof searchSnapshot.$inferSelect)[] = []
  for (;;) {
    const read = await db // oxlint-disable-line no-await-in-loop -- a request has a limit
      .select()
      .from(searchSnapshot)
      .where(and(isReadable, gte(searchSnapshot.part, parts.length)))
      .orderBy(asc(searchSnapshot.part))
      .limit(partsPerRequest)
    parts.push(...read)
    if (read.length < partsPerRequest) break
  }
  const [first] = parts
  // Another snapshot may have been stored between two requests.
  const isWhole =
    (parts.at(-1)?.bytes.length ?? partBytes) < partBytes &&
    parts.every(({ part, change }, place) => part === place && change === first?.change)
  if (!isWhole) return undefined
  try {
    return await decodeSnapshot(joinBytes(parts.map(({ bytes }) => bytes)))
  } catch (error) {
    logUnexpected(error, 'search snapshot')
    return undefined
  }
}

/** Stores the index if something changed since the last time. */
export async function storeSnapshot(
  db: Database,
  source: Pick<SearchSource<SearchCard>, 'readGroups' | 'readPages'>,
): Promise<void> {
  const { part, change } = searchSnapshot
  const [[stored], [newest]] = await Promise.all([
    db
      .select({ change })
      .from(searchSnapshot)
      .where(and(isReadable, eq(part, 0))),
    db.select({ change: max(searchChanges.change) }).from(searchChanges),
  ])
  if (stored && stored.change >= (newest?.change ?? 0)) return
  const snapshot = await buildFromRows(source)
  const bytes = await encodeSnapshot(snapshot)
  const parts = Array.from(
    // The last part is shorter than the others, even if it is empty.
    { length: Math.floor(bytes.length / partBytes) + 1 },
    (_, place) => ({
      part: place,
      format: snapshotFormat,
      change: snapshot.change,
      bytes: bytes.slice(place * partBytes, (place + 1) * partBytes),
    }),
  )
  await writeBatch(db, [db.delete(searchSnapshot)])
  // The first part comes last: without it the next run stores the snapshot again.
  const written = parts.toReversed()
  for (let at = 0; at < written.length; at += partsPerRequest) {
    // oxlint-disable-next-line no-await-in-loop -- a request has a limit
    await writeBatch(
      db,
      written
        .slice(at, at + partsPerRequest)
        .map((values) => db.insert(searchSnapshot).values(values)),
    )
  }
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
