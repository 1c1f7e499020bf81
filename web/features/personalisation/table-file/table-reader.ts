import type { ChosenRows, RowChoice } from '#shared/tables/choose-rows.ts'
import type { TableAnswer, TableRequest, TableSummary } from '#shared/tables/table-messages.ts'
import { assertFileSize } from '#shared/tables/table.ts'
import { UnreadableFile } from '#shared/text/unreadable-file.ts'
import { trustedWorkerUrl } from '#web/document/trusted-worker-url.ts'
// oxlint-disable-next-line import/default -- the build exports the address of the worker
import workerUrl from '#web/table-worker/table-worker.ts?worker&url'

import type { TableSource } from './table-target.ts'

export type ReadTable = {
  step: 'read'
  name: string
  file: TableSummary
  /** The rows of the last choice. */
  chosen: ChosenRows | null
  /** True while a later choice waits for its rows. */
  isChoosing: boolean
}

type ReaderState =
  | { step: 'start' }
  | { step: 'reading'; name: string; share: number }
  | { step: 'refused'; reason: string }
  | ReadTable

const start: ReaderState = { step: 'start' }

/** Each choice scans all rows, so letters typed in quick succession are sent as one. */
const typingPauseMs = 150

/** Reads one table at a time in a worker, so that the page answers meanwhile. */
export function createTableReader() {
  let state: ReaderState = start
  let worker: Worker | null = null
  let lastChoice = 0
  let choiceTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function show(next: ReaderState) {
    state = next
    for (const listener of listeners) listener()
  }

  function stop() {
    clearTimeout(choiceTimer)
    worker?.terminate()
    worker = null
    show(start)
  }

  function refuse(reason: string) {
    stop()
    show({ step: 'refused', reason })
  }

  async function read(source: TableSource) {
    stop()
    const name = 'pasted' in source ? 'Tableau collé' : (source.files[0]?.name ?? '')
    const reading = new Worker(trustedWorkerUrl(workerUrl), { type: 'module' })
    worker = reading
    show({ step: 'reading', name, share: 0 })
    reading.addEventListener('message', ({ data }: MessageEvent<TableAnswer>) => take(data, name))
    reading.addEventListener('error', (event) => {
      event.preventDefault()
      refuse('Ce tableau n’a pas pu être lu. Réessayez, ou enregistrez-le à nouveau en CSV.')
    })
    try {
      const request = await requestOf(source)
      // It may have been stopped meanwhile.
      if (worker === reading) post(request)
    } catch (error) {
      if (worker !== reading) return
      refuse(
        error instanceof UnreadableFile
          ? error.message
          : 'Votre navigateur n’a pas pu ouvrir ce fichier. Choisissez-le à nouveau.',
      )
    }
  }

  function take(answer: TableAnswer, name: string) {
    if (answer.type === 'refused') refuse(answer.reason)
    else if (answer.type === 'progress') show({ step: 'reading', name, share: answer.share })
    else if (answer.type === 'read') {
      show({ step: 'read', name, file: answer.file, chosen: null, isChoosing: true })
    } else if (state.step === 'read' && answer.id === lastChoice) {
      show({ ...state, chosen: answer.chosen, isChoosing: false })
    }
  }

  function choose(table: number, choice: RowChoice) {
    if (state.step !== 'read') return
    lastChoice += 1
    const request: TableRequest = { type: 'choose', id: lastChoice, table, choice }
    show({ ...state, isChoosing: true })
    clearTimeout(choiceTimer)
    choiceTimer = setTimeout(() => post(request), typingPauseMs)
  }

  function post(request: TableRequest) {
    const isFile = request.type === 'read-file'
    worker?.postMessage(request, isFile ? [request.file.octets.buffer] : [])
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: (source: TableSource) => void read(source),
    choose,
    stop,
  }
}
export type TableReader = ReturnType<typeof createTableReader>

async function requestOf(source: TableSource): Promise<TableRequest> {
  if ('pasted' in source) return { type: 'read-text', text: source.pasted }
  const [file, ...others] = source.files
  if (!file || others.length > 0) throw new UnreadableFile('Choisissez un seul fichier à la fois.')
  assertFileSize(file.size)
  const octets = new Uint8Array(await file.arrayBuffer())
  return { type: 'read-file', file: { nom: file.name, octets } }
}
