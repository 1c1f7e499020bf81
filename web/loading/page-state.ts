import type { PageRecord } from './page-record.ts'

/** What the server hands to the browser in the document. */
export type PageState = {
  siteOrigin: string
  record: PageRecord
  /** Whose advertisements the visitor is asked about, if any. */
  adPublisher?: string | undefined
}

export const pageStateId = 'page-state'

/** JSON that is safe inside a script element: no `<` can end it. */
export function serialisePageState(state: PageState): string {
  // In one order, whichever answer came first: a page of the same content has the same bytes.
  const record = Object.fromEntries(
    Object.entries(state.record).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  return JSON.stringify({ ...state, record }).replaceAll('<', String.raw`\u003c`)
}

/** The state the server left in this document. */
export function readPageState(): PageState {
  const text = document.getElementById(pageStateId)?.textContent
  if (!text) throw new Error('This document holds no page state')
  // Written by the very build that reads it.
  return JSON.parse(text) as PageState
}
