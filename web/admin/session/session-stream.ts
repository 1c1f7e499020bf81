import type { SessionState } from '#shared/access/sign-in.ts'

import { type KnownSession, sessionChanges, type SessionEvent } from './session-events.ts'
import type { SignedOutReason } from './signed-out.ts'
import { hearTabs, tellTabs, type TabMessage } from './tabs-channel.ts'

type Tabs = {
  tell: (message: TabMessage) => void
  hear: (onMessage: (message: TabMessage) => void) => void
}

type Listener = (event: SessionEvent) => void

/** The events of the session that the tabs of this browser share, whichever of them found out. */
export function createSessionStream({ tell, hear }: Tabs) {
  const listeners = new Set<Listener>()
  let known: KnownSession

  function happen(event: SessionEvent) {
    known = event.name === 'SIGNED_OUT' ? null : event.session
    for (const listener of listeners) listener(event)
  }

  function announce(event: SessionEvent) {
    happen(event)
    // Each tab begins by itself.
    if (event.name !== 'INITIAL_SESSION') tell({ kind: 'session', event })
  }

  hear((message) => {
    if (message.kind === 'session') happen(message.event)
  })

  return {
    /** The server said who is signed in. */
    learn: (session: SessionState | null) => {
      for (const event of sessionChanges(known, session)) announce(event)
    },
    /** The session is over. */
    end: (reason: SignedOutReason | null, { isByUser = false } = {}) =>
      announce({ name: 'SIGNED_OUT', reason, isByUser }),
    /** Hears of all events until the function it returns is called. */
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const sessionStream = createSessionStream({ tell: tellTabs, hear: hearTabs })
