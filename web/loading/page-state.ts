import type { PageRecord } from './page-record.ts'

/** What the server hands to the browser in the document. */
export type PageState = {
  siteOrigin: string
  record: PageRecord
  /** Whose advertisements the visitor is asked about, if any. */
  adPublisher?: string | undefined
}

export const pageStateId = 'page-state'
/** The item that a page is about, in a block of its own. */
export const itemStateId = 'page-item'

/**
 * The state as blocks of JSON. What is near to the words that it repeats compresses to a third, since gzip
 * looks 32 kB back: an item stands before its page, and its neighbours, which end the page, behind it.
 */
export function stateBlocks(state: PageState): { before: string; behind: string } {
  const own: PageRecord = {}
  const others: PageRecord = {}
  // In one order, whichever answer came first: a page of the same content has the same bytes.
  for (const [call, answer] of Object.entries(state.record).toSorted(byCall)) {
    if ('data' in answer && isItem(answer.data)) {
      const { related, ...item } = answer.data
      own[call] = { data: item }
      others[call] = { data: { related } }
    } else {
      others[call] = answer
    }
  }
  return {
    before: Object.keys(own).length > 0 ? block(itemStateId, own) : '',
    behind: block(pageStateId, { ...state, record: others }),
  }
}

const byCall = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

const isItem = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && 'related' in data && 'slug' in data

/** JSON that is safe inside a script element: no `<` can end it. */
const block = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`

/** The state the server left in this document. */
export function readPageState(): PageState {
  // Both written by the very build that reads them.
  const state = readBlock(pageStateId) as PageState | null
  if (!state) throw new Error('This document holds no page state')
  const items = (readBlock(itemStateId) ?? {}) as Record<string, ItemPart>
  const others = state.record as Record<string, ItemPart>
  for (const [call, { data }] of Object.entries(items))
    state.record[call] = { data: { ...data, ...others[call]?.data } }
  return state
}

type ItemPart = { data: object }

function readBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : null
}
