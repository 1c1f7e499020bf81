import { useEffect, useEffectEvent } from 'react'

import type { SessionEvent } from './session-events.ts'
import { sessionStream } from './session-stream.ts'

/** Hears of what happens to the session, in this tab and in others, while the component stands. */
export function useSessionEvents(onEvent: (event: SessionEvent) => void): void {
  const heard = useEffectEvent(onEvent)
  useEffect(() => sessionStream.subscribe((event) => heard(event)), [])
}
