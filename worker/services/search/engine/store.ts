import type { StoredGroup } from '#shared/search/word-group.ts'

import { createEngine, type Engine } from './engine.ts'
import {
  applyChanges,
  buildIndex,
  type InvertedIndex,
  type SearchRecord,
} from './inverted-index.ts'
import type { Snapshot } from './snapshot.ts'
import { type CompiledGroup, compileGroup, loadVocabulary } from './vocabulary.ts'

/** Changes since a change number. */
export type Delta<Card> = {
  /** The newest change that was read. */
  change: number
  /** False if more changes follow. */
  isLast: boolean
  /** True if everything changed, as after a restored backup. */
  isReset: boolean
  changed: SearchRecord<Card>[]
  removedIds: string[]
  /** The whole vocabulary if a group changed. */
  groups: StoredGroup[] | null
}

/** Reads of the database. */
export type SearchSource<Card> = {
  loadSnapshot: () => Promise<Snapshot<Card> | undefined>
  readGroups: () => Promise<{ change: number; groups: StoredGroup[] }>
  /** All items. `change` is the newest change of the server that a page was read from. */
  readPages: () => AsyncIterable<{ change: number; records: SearchRecord<Card>[] }>
  readDelta: (since: number) => Promise<Delta<Card>>
}

type EngineState<Card> = { engine: Engine<Card>; groups: CompiledGroup[]; change: number }

/** Dead postings cost time and memory: the index is rebuilt when a quarter of its items is dead. */
const maxDeadShare = 0.25
const smallIndex = 100
/** A load that began longer ago was cut off with the request that began it. */
const maxLoadMs = 30_000

/**
 * Keeps the engine of an isolate. An engine never changes and belongs to one change number, so no answer mixes two
 * versions.
 */
export function createSearchStore<Card>(source: SearchSource<Card>, clock = Date.now) {
  let state: EngineState<Card> | undefined
  /** The load that is going on, which all searches wait for. */
  let pending: { load: Promise<EngineState<Card>>; began: number } | undefined

  const rebuild = async () => update(toState(await buildFromRows(source)))

  async function load(): Promise<EngineState<Card>> {
    const snapshot = await source.loadSnapshot()
    return snapshot ? update(toState(snapshot)) : rebuild()
  }

  async function update({ engine, groups, change }: EngineState<Card>): Promise<EngineState<Card>> {
    const delta = await source.readDelta(change)
    if (delta.isReset) return rebuild()
    const hasItems = delta.changed.length > 0 || delta.removedIds.length > 0
    const index = hasItems
      ? applyChanges(engine.index, delta.changed, delta.removedIds)
      : engine.index
    if (isMostlyDead(index)) return rebuild()
    const compiled = delta.groups?.map(compileGroup)
    const vocabulary = compiled ? loadVocabulary(compiled) : engine.vocabulary
    const next = {
      engine: hasItems || compiled ? createEngine(index, vocabulary) : engine,
      groups: compiled ?? groups,
      change: delta.change,
    }
    return delta.isLast ? next : update(next)
  }

  function loadOnce(defer: (work: Promise<unknown>) => void): Promise<EngineState<Card>> {
    if (pending && clock() - pending.began < maxLoadMs) return pending.load
    const own = {
      load: (state ? update(state) : load()).finally(() => {
        if (pending === own) pending = undefined
      }),
      began: clock(),
    }
    pending = own
    defer(own.load)
    return own.load
  }

  return {
    /**
     * The engine to answer with, at least as new as a change number if the database answers; else the last engine.
     * Throws while there is none. `defer` keeps a load going when its visitor leaves, since others wait for it.
     */
    async current(
      change: number | null,
      defer: (work: Promise<unknown>) => void,
    ): Promise<Engine<Card>> {
      // A load that began before a write may miss it: a second look follows.
      for (let attempt = 0; ; attempt += 1) {
        const isUpToDate = state && (change === null || state.change >= change)
        if (state && (isUpToDate || attempt === 2)) return state.engine
        try {
          const loaded = await loadOnce(defer) // oxlint-disable-line no-await-in-loop -- see above
          state = state && state.change > loaded.change ? state : loaded
        } catch (error) {
          if (!state) throw error
          return state.engine
        }
      }
    },
  }
}

/** Builds the index from the rows of the database. What changed meanwhile is newer than its change number. */
export async function buildFromRows<Card>(
  source: Pick<SearchSource<Card>, 'readGroups' | 'readPages'>,
): Promise<Snapshot<Card>> {
  const { groups, change } = await source.readGroups()
  let index = buildIndex<Card>([])
  let oldest = change
  // All records at once would need more memory than an isolate has.
  for await (const page of source.readPages()) {
    index = applyChanges(index, page.records, [])
    // A replica may lag behind the server that answered before.
    oldest = Math.min(oldest, page.change)
  }
  return { index, groups: groups.map(compileGroup), change: oldest }
}

const toState = <Card>({ index, groups, change }: Snapshot<Card>): EngineState<Card> => ({
  engine: createEngine(index, loadVocabulary(groups)),
  groups,
  change,
})

const isMostlyDead = ({ items, aliveCount }: InvertedIndex) =>
  items.length > smallIndex && items.length - aliveCount > maxDeadShare * items.length
