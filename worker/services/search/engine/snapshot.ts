import type { IndexedItem, InvertedIndex } from './inverted-index.ts'
import type { CompiledGroup } from './vocabulary.ts'

/** Raise it when stems, fields, cards or the layout change: a snapshot of another format is not loaded. */
export const snapshotFormat = 1

/** An index with its vocabulary, and the number of the newest change in it. */
export type Snapshot<Card> = {
  index: InvertedIndex<Card>
  groups: CompiledGroup[]
  change: number
}

type Header<Card> = {
  change: number
  groups: CompiledGroup[]
  items: IndexedItem<Card>[]
  terms: string
  headWords: string
  otherWords: string
  averageLengths: number[]
  hasBody: boolean
  /** Number of elements of each array that follows. */
  sizes: { starts: number; postings: number; lengths: number }
}

/**
 * Encodes an index without dead items: the length of the header (4 bytes), the header as JSON padded to 4
 * bytes, then the arrays with the largest elements first; gzipped.
 */
export async function encodeSnapshot<Card>({
  index,
  groups,
  change,
}: Snapshot<Card>): Promise<Uint8Array<ArrayBuffer>> {
  const { starts, postings, lengths } = index
  const header: Header<Card> = {
    change,
    groups,
    items: index.items,
    terms: [...index.terms.keys()].join(' '),
    headWords: index.headWords.join(' '),
    otherWords: index.otherWords.join(' '),
    averageLengths: [...index.averageLengths],
    hasBody: index.hasBody,
    sizes: { starts: starts.length, postings: postings.length, lengths: lengths.length },
  }
  const json = new TextEncoder().encode(JSON.stringify(header))
  const padding = new Uint8Array((4 - (json.length % 4)) % 4).fill(32)
  const length = new Uint32Array([json.length + padding.length])
  const parts = [length, json, padding, starts, postings, lengths].map(copyBytes)
  return pipeThrough(new Blob(parts), new CompressionStream('gzip'))
}

/** Decodes a snapshot of this format. Throws if it is broken. */
export async function decodeSnapshot<Card>(
  compressed: Uint8Array<ArrayBuffer>,
): Promise<Snapshot<Card>> {
  const { buffer } = await pipeThrough(new Blob([compressed]), new DecompressionStream('gzip'))
  const headerLength = new DataView(buffer).getUint32(0, true)
  const json = new TextDecoder().decode(new Uint8Array(buffer, 4, headerLength))
  const header = JSON.parse(json) as Header<Card> // As it is encoded above.
  const { groups, items, change, sizes } = header
  const start = 4 + headerLength
  const lengthsStart = start + 4 * (sizes.starts + sizes.postings)
  // Copies, or each array would keep the whole buffer in memory.
  const index: InvertedIndex<Card> = {
    items,
    alive: new Uint8Array(items.length).fill(1),
    aliveCount: items.length,
    terms: new Map(splitList(header.terms).map((term, number) => [term, number])),
    starts: new Uint32Array(buffer, start, sizes.starts).slice(),
    postings: new Uint32Array(buffer, start + 4 * sizes.starts, sizes.postings).slice(),
    lengths: new Uint16Array(buffer, lengthsStart, sizes.lengths).slice(),
    averageLengths: Float32Array.from(header.averageLengths),
    hasBody: header.hasBody,
    headWords: splitList(header.headWords),
    otherWords: splitList(header.otherWords),
  }
  return { index, groups, change }
}

const splitList = (text: string) => (text === '' ? [] : text.split(' '))

const copyBytes = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength).slice()

const pipeThrough = async (
  blob: Blob,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(blob.stream().pipeThrough(transform)).arrayBuffer())
