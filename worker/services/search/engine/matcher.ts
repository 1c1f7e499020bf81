import {
  bodyField,
  type Field,
  fieldOf,
  fields,
  type InvertedIndex,
  itemOf,
  postingsOf,
} from './inverted-index.ts'

/** Items that hold a phrase, in the order of their numbers. */
export type Matches = {
  items: Uint16Array
  /** Term frequency by BM25F after saturation, 0 to 1, for each item. For ranking only. */
  frequencies: Float32Array
  /** Confidence that each item is about the phrase, 0 to 1, by the best field that holds it. For answerability only. */
  evidence: Float32Array
  /** Number of items that hold it outside the body. */
  documentFrequency: number
}

/** Weights of a field: `boost` in the ranking, `evidence` that an item whose field holds a phrase is about it. */
const fieldWeights: Record<Field, { boost: number; evidence: number }> = {
  titre: { boost: 10, evidence: 1 },
  tags: { boost: 6, evidence: 1 },
  requetes: { boost: 6, evidence: 1 },
  categories: { boost: 4, evidence: 1 },
  description: { boost: 3, evidence: 0.7 },
  demandes: { boost: 4, evidence: 0.5 },
  corps: { boost: 1, evidence: 0.25 },
}
// By the number of the field.
const boosts = fields.map((field) => fieldWeights[field].boost)
const evidenceOf = fields.map((field) => fieldWeights[field].evidence)
export const bodyEvidence = fieldWeights.corps.evidence
const lengthNormalization = 0.4
const saturation = 6
/** Matching items of all phrases that are cached for an index, ten bytes each. */
const maxCachedItems = 500_000

export type Matcher = ReturnType<typeof createMatcher>

export function createMatcher(index: InvertedIndex) {
  const cache = new Map<string, Matches>()
  let cachedItems = 0
  const { alive, lengths, averageLengths } = index
  const isAlive = (posting: number) => alive[itemOf(posting)] === 1

  /** A posting of the first word for each place where a phrase stands. */
  function findPhraseStarts(stems: readonly string[]): ArrayLike<number> {
    const lists = stems.map((token) => postingsOf(index, token))
    const [first, ...others] = lists
    if (first === undefined) return []
    if (others.length === 0) {
      return index.aliveCount === index.items.length ? first : first.filter(isAlive)
    }
    const rarest = lists.reduce((best, list, at) => {
      return list.length < (lists[best]?.length ?? 0) ? at : best
    }, 0)
    const cursors = lists.map(() => 0)
    const isPhraseFrom = (start: number) =>
      lists.every((list, at) => {
        if (at === rarest) return true
        const cursor = seek(list, start + at, cursors[at] ?? 0)
        cursors[at] = cursor
        return list[cursor] === start + at
      })
    const found: number[] = []
    for (const posting of lists[rarest] ?? []) {
      // The body holds no phrases.
      if (fieldOf(posting) === bodyField || !isAlive(posting)) continue
      if (isPhraseFrom(posting - rarest)) found.push(posting - rarest)
    }
    return found
  }

  function toMatches(starts: ArrayLike<number>): Matches {
    const matches = collectMatches()
    for (let at = 0; at < starts.length;) {
      const item = itemOf(starts[at] ?? 0)
      let frequency = 0
      let evidence = 0
      for (; at < starts.length && itemOf(starts[at] ?? 0) === item; at += 1) {
        const field = fieldOf(starts[at] ?? 0)
        const length = (lengths[item * fields.length + field] ?? 0) / (averageLengths[field] ?? 1)
        frequency += (boosts[field] ?? 0) / (1 - lengthNormalization + lengthNormalization * length)
        evidence = Math.max(evidence, evidenceOf[field] ?? 0)
      }
      matches.add(item, frequency / (saturation + frequency), evidence)
    }
    return matches.done()
  }

  /** Items that hold a phrase. */
  function find(stems: readonly string[]): Matches {
    const key = stems.join(' ')
    const cached = cache.get(key)
    if (cached) return cached
    const matches = toMatches(findPhraseStarts(stems))
    cachedItems += matches.items.length + 1
    if (cachedItems > maxCachedItems) {
      cache.clear()
      cachedItems = matches.items.length + 1
    }
    cache.set(key, matches)
    return matches
  }

  /** Items that hold every stem, in any field. */
  function findAllWords(stems: readonly string[]): Matches {
    const [rarest, ...others] = stems
      .map((token) => find([token]))
      .toSorted((a, b) => a.items.length - b.items.length)
    const matches = collectMatches()
    const cursors = others.map(() => 0)
    for (const [at, item] of rarest?.items.entries() ?? []) {
      let frequency = rarest?.frequencies[at] ?? 0
      let evidence = rarest?.evidence[at] ?? 0
      const hasAll = others.every((other, number) => {
        const cursor = seek(other.items, item, cursors[number] ?? 0)
        cursors[number] = cursor
        frequency = Math.min(frequency, other.frequencies[cursor] ?? 0)
        evidence = Math.min(evidence, other.evidence[cursor] ?? 0)
        return other.items[cursor] === item
      })
      if (hasAll) matches.add(item, frequency, evidence)
    }
    return matches.done()
  }

  return { findPhraseStarts, find, findAllWords }
}

/** Collects matching items in order. */
function collectMatches() {
  const items: number[] = []
  const frequencies: number[] = []
  const evidences: number[] = []
  return {
    add: (item: number, frequency: number, evidence: number) => {
      items.push(item)
      frequencies.push(frequency)
      evidences.push(evidence)
    },
    done: (): Matches => ({
      items: Uint16Array.from(items),
      frequencies: Float32Array.from(frequencies),
      evidence: Float32Array.from(evidences),
      documentFrequency: evidences.filter((evidence) => evidence > bodyEvidence).length,
    }),
  }
}

/** Galloping search: the first place from `from` on whose value is at least `wanted`. */
function seek(list: ArrayLike<number>, wanted: number, from: number): number {
  let low = from
  let step = 1
  while (low + step < list.length && (list[low + step] ?? 0) < wanted) {
    low += step
    step *= 2
  }
  let high = Math.min(list.length, low + step + 1)
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
