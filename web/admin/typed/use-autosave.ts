import { useEffect, useState, useSyncExternalStore } from 'react'

import { serverReach } from '#web/admin/api/server-reach.ts'
import { browserStorage } from '#web/admin/form/draft-store.ts'
import { beforeSignOut } from '#web/admin/session/before-sign-out.ts'
import { sessionStream } from '#web/admin/session/session-stream.ts'

import { type Autosave, createAutosave, type Kept } from './autosave.ts'
import { dropHere, keepHere, type TypingPlace } from './kept-here.ts'
import type { Typed } from './typed.ts'

/** One opened editor, of an item or of one that does not exist yet. */
export type EditorOrigin = { id: string | null; origine: string }

export type Typing<Draft> = EditorOrigin & Omit<Typed<Draft>, 'garde_le'> & { rang: number }

/** How what is typed reaches the server. */
export type TypingCalls<Draft> = {
  keepTyped: (typing: Typing<Draft>, outlives: boolean) => Promise<{ garde_le: string }>
  dropTyped: (origin: EditorOrigin) => Promise<unknown>
}

/** The autosave of one opened editor, which also keeps what is typed when the page is left. */
export function useAutosave<Draft>(
  place: TypingPlace,
  origine: string,
  { keepTyped, dropTyped }: TypingCalls<Draft>,
): { autosave: Autosave<Draft>; kept: Kept } {
  const [autosave] = useState(() => {
    const { id } = place
    return createAutosave<Draft>({
      keepHere: (snapshot) =>
        keepHere(browserStorage, place, {
          ...snapshot,
          origine,
          garde_le: new Date().toISOString(),
        }),
      dropHere: () => dropHere(browserStorage, place, origine),
      send: (snapshot, rang, outlives) => keepTyped({ ...snapshot, id, origine, rang }, outlives),
      drop: () => dropTyped({ id, origine }),
    })
  })
  const kept = useSyncExternalStore(autosave.subscribe, autosave.kept)
  useEffect(() => {
    let isSignedIn = true
    const leave = () => {
      if (isSignedIn) void autosave.flush(true)
      else autosave.keepHere()
    }
    const stopHearing = sessionStream.subscribe(({ name }) => {
      isSignedIn = name !== 'SIGNED_OUT'
      if (name === 'SIGNED_IN') void autosave.flush(false)
    })
    const stopReaching = serverReach.onBack(() => void autosave.flush(false))
    const stopWaiting = beforeSignOut.add(() => autosave.flush(false))
    const hide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    const reconnect = () => void autosave.flush(false)
    addEventListener('pagehide', leave)
    addEventListener('online', reconnect)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('online', reconnect)
      document.removeEventListener('visibilitychange', hide)
      stopHearing()
      stopReaching()
      stopWaiting()
      leave()
    }
  }, [autosave])
  return { autosave, kept }
}
