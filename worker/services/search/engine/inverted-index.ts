import { stem } from '#shared/search/stems.ts'

/** Searched fields. The number of a field in a posting is its place here. */
export const fields = [
  'titre',
  'tags',
  'requetes',
  'categories',
  'description',
  'demandes',
  'corps',
] as const
export type Field = (typeof fields)[number]

const numberOf = Object.fromEntries(fields.map((field, number) => [field, number])) as Record<
  Field,
  number
>
export const titleField = numberOf.titre
export const descriptionField = numberOf.description
/** Fields in which an editor names the subject of an item. Its categories are too wide to tell. */
export const namingFields = new Set([numberOf.titre, numberOf.tags, numberOf.requetes])
/** The first fields, whose words are proposed and corrected to. */
const headFieldCount = numberOf.description
export const bodyField = numberOf.corps

/** Data of an item that filters, sorting and result cards need. */
export type IndexedItem<Card = unknown> = {
  id: string
  kind: 'prompt' | 'gpt'
  /** Empty if the item names none. */
  ia: string
  /** Empty for a GPT. */
  niveau: string
  categories: string[]
  /** Folded, with its stop words. */
  title: string
  /** Call number without signs: `txtp01`. */
  callNumber: string
  /** Default ranking: higher first, then the newer. */
  ranking: number
  created: string
  card: Card
}

/** An item with its searched texts. */
export type SearchRecord<Card = unknown> = {
  item: IndexedItem<Card>
  /** Stems of each field without stop words. ` | ` separates two values of a field. */
  stems: Record<Field, string>
  /** Words of the fields that name the subject. Spelling and completion propose no others. */
  headWords: string[]
  /** All other words, in which a part of a word is looked up. */
  otherWords: string[]
}

/**
 * Inverted index. A posting is one Uint32: item number (16 bits), field (3 bits), position (13 bits). The postings
 * of a term are sorted, so a phrase is an intersection of shifted lists.
 */
export type InvertedIndex<Card = unknown> = {
  items: IndexedItem<Card>[]
  /** 0 for a version of an item that was replaced or removed. */
  alive: Uint8Array
  aliveCount: number
  terms: Map<string, number>
  /** The postings of term t are `postings[starts[t]]` to `postings[starts[t + 1] - 1]`. */
  starts: Uint32Array
  postings: Uint32Array
  /** False for an index of more than `maxPostings`: items are found by their other texts. */
  hasBody: boolean
  /** Number of tokens for each item and field, for length normalization. */
  lengths: Uint16Array
  averageLengths: Float32Array
  /** Sorted. */
  headWords: string[]
  otherWords: string[]
}

const maxItems = 65_536
/** Limit of the memory of an isolate: some 17,000 items with their bodies, or 55,000 without. */
const maxPostings = 8_000_000
const maxPosition = 8191
const gap = '|'

export const itemOf = (posting: number) => posting >>> 16
export const fieldOf = (posting: number) => (posting >>> 13) & 7
export const positionOf = (posting: number) => posting & maxPosition
const postingOf = (item: number, field: number, position: number) =>
  ((item << 16) | (field << 13) | Math.min(position, maxPosition)) >>> 0

const emptyIndex: InvertedIndex<never> = {
  items: [],
  alive: new Uint8Array(),
  aliveCount: 0,
  terms: new Map(),
  starts: new Uint32Array(1),
  postings: new Uint32Array(),
  hasBody: true,
  lengths: new Uint16Array(),
  averageLengths: new Float32Array(fields.length).fill(1),
  headWords: [],
  otherWords: [],
}

/** Builds an index. Throws a RangeError above `maxItems`. */
export const buildIndex = <Card>(records: readonly SearchRecord<Card>[]): InvertedIndex<Card> =>
  applyChanges(emptyIndex, records, [])

/** Postings of new items by token, and the number of tokens of each item and field. */
function readRecords(records: readonly SearchRecord[], firstItem: number, hasBody: boolean) {
  const postings = new Map<string, number[]>()
  const lengths = new Uint16Array(records.length * fields.length)
  for (const [place, { stems }] of records.entries()) {
    for (const [field, name] of fields.entries()) {
      const isBody = field === bodyField
      if (isBody && !hasBody) continue
      const tokens = stems[name].split(' ').filter((token) => token !== '')
      let position = 0
      // The body has each token once, and positions apart: it holds no phrases.
      for (const token of isBody ? new Set(tokens) : tokens) {
        // A gap keeps a phrase from running from one tag into the next.
        if (token !== gap) {
          const list = postings.get(token) ?? []
          list.push(postingOf(firstItem + place, field, position))
          postings.set(token, list)
          const at = place * fields.length + field
          lengths[at] = (lengths[at] ?? 0) + 1
        }
        position += isBody ? 2 : 1
      }
    }
  }
  return { postings, lengths }
}

function averagesOf(lengths: Uint16Array): Float32Array {
  const sums = new Float32Array(fields.length)
  for (let place = 0; place < lengths.length; place += 1) {
    const field = place % fields.length
    sums[field] = (sums[field] ?? 0) + (lengths[place] ?? 0)
  }
  const count = Math.max(1, lengths.length / fields.length)
  return sums.map((sum) => Math.max(1, sum / count))
}

const sortedWords = (words: readonly string[]) => [...new Set(words)].toSorted()

/**
 * Adds records to an index and marks earlier versions and removed items dead. The index that is given does not
 * change: a search that runs on it is not affected. Throws a RangeError above `maxItems`, dead ones included.
 * `limit` is for tests.
 */
export function applyChanges<Card>(
  base: InvertedIndex<Card>,
  changed: readonly SearchRecord<Card>[],
  removedIds: readonly string[],
  limit = maxPostings,
): InvertedIndex<Card> {
  const offset = base.items.length
  if (offset + changed.length > maxItems) throw new RangeError(`More than ${maxItems} items`)
  const added = readRecords(changed, offset, base.hasBody)
  const items = [...base.items, ...changed.map(({ item }) => item)]
  const replaced = new Set([...removedIds, ...changed.map(({ item }) => item.id)])
  const alive = new Uint8Array(items.length).fill(1)
  alive.set(base.alive)
  for (const [number, { id }] of base.items.entries()) if (replaced.has(id)) alive[number] = 0
  const lengths = new Uint16Array(base.lengths.length + added.lengths.length)
  lengths.set(base.lengths)
  lengths.set(added.lengths, base.lengths.length)
  const all = mergePostings(base, added.postings)
  const merged = {
    items,
    alive,
    aliveCount: alive.reduce((sum, one) => sum + one, 0),
    ...(base.hasBody && all.postings.length > limit ? withoutBody(all) : all),
    hasBody: base.hasBody && all.postings.length <= limit,
    lengths,
    averageLengths: averagesOf(lengths),
  }
  return {
    ...merged,
    headWords: wordsInUse(
      merged,
      [base.headWords, ...changed.map(({ headWords }) => headWords)].flat(),
      headFieldCount,
    ),
    otherWords: wordsInUse(
      merged,
      [base.otherWords, ...changed.map(({ otherWords }) => otherWords)].flat(),
      fields.length,
    ),
  }
}

/** Words that an item still holds in one of the first fields: a removed item corrects and completes nothing. */
function wordsInUse(
  index: Pick<InvertedIndex, 'terms' | 'starts' | 'postings' | 'alive'>,
  words: readonly string[],
  fieldCount: number,
): string[] {
  const isHeld = (posting: number) =>
    index.alive[itemOf(posting)] === 1 && fieldOf(posting) < fieldCount
  const sorted = sortedWords(words)
  return index.alive.includes(0)
    ? sorted.filter((word) => postingsOf(index, stem(word)).some(isHeld))
    : sorted
}

function mergePostings(base: InvertedIndex, added: ReadonlyMap<string, number[]>) {
  const terms = new Map(base.terms)
  let size = base.postings.length
  for (const [token, list] of added) {
    if (!terms.has(token)) terms.set(token, terms.size)
    size += list.length
  }
  const starts = new Uint32Array(terms.size + 1)
  const postings = new Uint32Array(size)
  let end = 0
  for (const [token, term] of terms) {
    starts[term] = end
    for (const list of [postingsOf(base, token), added.get(token) ?? []]) {
      postings.set(list, end)
      end += list.length
    }
  }
  starts[terms.size] = end
  return { terms, starts, postings }
}

const isOutsideBody = (posting: number) => fieldOf(posting) !== bodyField

function withoutBody({ terms, starts, postings }: ReturnType<typeof mergePostings>) {
  const left = new Uint32Array(starts.length)
  for (const term of terms.values()) {
    const kept = postings.subarray(starts[term], starts[term + 1]).filter(isOutsideBody)
    left[term + 1] = (left[term] ?? 0) + kept.length
  }
  return { terms, starts: left, postings: postings.filter(isOutsideBody) }
}

const noPostings = new Uint32Array()

/** All postings of a token, dead items included. */
export function postingsOf(
  index: Pick<InvertedIndex, 'terms' | 'starts' | 'postings'>,
  token: string,
): Uint32Array {
  const term = index.terms.get(token)
  return term === undefined
    ? noPostings
    : index.postings.subarray(index.starts[term], index.starts[term + 1])
}

/** Sorted words that begin with a text, at most so many. */
export function wordsFrom(words: readonly string[], text: string, limit: number): string[] {
  const start = lowerBound(words, text)
  const end = lowerBound(words, `${text}\uffff`)
  return words.slice(start, Math.min(end, start + limit))
}

/** The place of the first word that is not before a text, in sorted words. */
function lowerBound(words: readonly string[], text: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/** The distinct stems of words. */
export const stemsOfWords = (words: readonly string[]) => [...new Set(words.map(stem))]

/** Items whose title holds all words of a query of stop words alone, which the index leaves out. */
export function itemsWithTitleWords(
  { items, alive }: InvertedIndex,
  words: readonly string[],
): number[] {
  if (words.length === 0) return []
  return [...items.keys()].filter((item) => {
    const title = items[item]?.title.split(' ') ?? []
    return alive[item] === 1 && words.every((word) => title.includes(word))
  })
}
