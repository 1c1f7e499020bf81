import type { ClipboardEvent, DragEvent } from 'react'

import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'

import type { ValuesStore } from '../values-store.ts'

/** The field that a table goes into. */
export type TableTarget = { variableKey: string; label: string; store: ValuesStore }

/** Files that were dropped or pasted, or a text that was pasted into the field. */
export type TableSource = { files: File[] } | { pasted: string }

/** Opens the window that reads a table; without a source, a file is chosen there. Its code is loaded for it. */
export function openTable(target: TableTarget, source?: TableSource): void {
  // Nothing opens on the server, whose bundle does without the code.
  if (!import.meta.env.SSR) {
    import('./open-window.tsx').then(
      ({ openWindow }) => openWindow(target, source),
      () => tellNotLoaded('Tableau non ouvert'),
    )
  }
}

/** A shorter text is no large table. */
const leastCharacters = 1000

/** Has a field take files that are dropped on it or pasted into it. A pasted table stays, and more is offered. */
export const takeTables = (target: TableTarget) => ({
  onDragOver(event: DragEvent<HTMLElement>) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.currentTarget.dataset.drop = ''
  },
  onDragLeave: leave,
  onDrop(event: DragEvent<HTMLElement>) {
    leave(event)
    const files = [...event.dataTransfer.files]
    if (files.length === 0) return
    event.preventDefault()
    openTable(target, { files })
  },
  onPaste(event: ClipboardEvent) {
    const { clipboardData } = event
    const pasted = clipboardData.getData('text/plain')
    const files = [...clipboardData.files]
    // A spreadsheet copies a picture of its cells beside their text.
    if (pasted === '' && files.length > 0) {
      event.preventDefault()
      openTable(target, { files })
    } else if (pasted.length >= leastCharacters) {
      import('./paste-offer.tsx').then(
        ({ offerTable }) => offerTable(target, pasted, () => openTable(target, { pasted })),
        // What was pasted is in the field all the same.
        () => undefined,
      )
    }
  },
})

function leave({ currentTarget }: DragEvent<HTMLElement>) {
  delete currentTarget.dataset.drop
}
