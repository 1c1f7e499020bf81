import type { PageRecord } from './page-record.ts'

/** What the server hands to the browser in the document. */
export type PageState = { siteOrigin: string; record: PageRecord }

export const pageStateId = 'page-state'

/** JSON that is safe inside a script element: no `<` can end it. */
export function serialisePageState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', String.raw`\u003c`)
}

/** The state the server left in this document. */
export function readPageState(): PageState {
  const text = document.getElementById(pageStateId)?.textContent
  if (!text) throw new Error('This document holds no page state')
  // Written by the very build that reads it.
  return JSON.parse(text) as PageState
}
