import type { Typed } from './typed.ts'

/** Where what is typed is kept, and since when. */
export type Kept =
  /** Nothing is unsaved, or it was typed a moment ago. */
  | { where: 'nowhere' }
  | { where: 'server'; at: string }
  /** The server does not have it, and why. */
  | { where: 'browser'; error: unknown }
  | { where: 'lost'; error: unknown }

export type Snapshot<Draft> = Omit<Typed<Draft>, 'origine' | 'garde_le'>

type AutosaveWays<Draft> = {
  /** Keeps it in this browser, and tells whether there was room. */
  keepHere: (snapshot: Snapshot<Draft>) => boolean
  dropHere: () => void
  /** Sends it; `outlives` while the page is being left. Gives when it was kept. */
  send: (
    snapshot: Snapshot<Draft>,
    rang: number,
    outlives: boolean,
  ) => Promise<{ garde_le: string }>
  drop: () => Promise<unknown>
}

/** Soon enough that a crash costs a word or two. */
const hereAfterMs = 300
/** While one types it is sent so often. */
const sendAfterMs = 2500
const retryAfterMs = 15_000

/**
 * Keeps what is typed in one opened editor: in this browser at once, on the server every few seconds, and
 * in this browser for as long as the server does not have it. Typing never waits for it.
 */
export function createAutosave<Draft>(ways: AutosaveWays<Draft>) {
  const listeners = new Set<() => void>()
  let kept: Kept = { where: 'nowhere' }
  let typed: Snapshot<Draft> | null = null
  let sent: Snapshot<Draft> | null = null
  let rang = 0
  let isHere = false
  let hereTimer: ReturnType<typeof setTimeout> | undefined
  let sendTimer: ReturnType<typeof setTimeout> | undefined
  /** What is asked of the server, one after the other. */
  let work: Promise<unknown> = Promise.resolve()

  function tell(next: Kept) {
    kept = next
    for (const listener of listeners) listener()
  }

  function writeHere() {
    clearTimeout(hereTimer)
    hereTimer = undefined
    if (typed !== null && typed !== sent) isHere = ways.keepHere(typed)
  }

  function sendSoon(afterMs: number) {
    sendTimer ??= setTimeout(() => {
      work = work.then(() => send())
    }, afterMs)
  }

  async function send(outlives = false): Promise<void> {
    clearTimeout(sendTimer)
    sendTimer = undefined
    const snapshot = typed
    if (snapshot === null || snapshot === sent) return
    rang += 1
    try {
      const { garde_le } = await ways.send(snapshot, rang, outlives)
      sent = snapshot
      if (typed === null) return
      if (typed === snapshot) {
        clearTimeout(hereTimer)
        hereTimer = undefined
        ways.dropHere()
      }
      tell({ where: 'server', at: garde_le })
    } catch (error) {
      // It was saved or given up meanwhile.
      if (typed === null) return
      writeHere()
      tell({ where: isHere ? 'browser' : 'lost', error })
      sendSoon(retryAfterMs)
    }
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    kept: () => kept,
    /** What is unsaved now, as far as it was noted. */
    typed: () => typed,
    /** Whether the server has all of it. */
    isOnServer: () => typed === null || typed === sent,
    /** Takes note of what is typed. */
    note(snapshot: Snapshot<Draft>) {
      typed = snapshot
      hereTimer ??= setTimeout(writeHere, hereAfterMs)
      sendSoon(sendAfterMs)
    },
    /** Keeps what was noted in this browser now. */
    keepHere: writeHere,
    /** Keeps what was noted now: the page is being left, or the network is back. */
    flush(outlives: boolean): Promise<unknown> {
      writeHere()
      if (outlives) return send(true)
      work = work.then(() => send())
      return work
    },
    /** Nothing is unsaved any more, here or on the server. */
    forget() {
      typed = null
      clearTimeout(hereTimer)
      clearTimeout(sendTimer)
      hereTimer = undefined
      sendTimer = undefined
      ways.dropHere()
      // What is on its way arrives first.
      if (rang > 0) work = work.then(() => ways.drop()).catch(() => undefined)
      sent = null
      tell({ where: 'nowhere' })
    },
    /** Does something once all that was noted is on the server, and not where that fails. */
    afterSent(then: () => void) {
      const sendFirst = async () => {
        await send()
        if (typed === null || typed === sent) then()
      }
      work = work.then(sendFirst)
    },
  }
}

export type Autosave<Draft> = ReturnType<typeof createAutosave<Draft>>
