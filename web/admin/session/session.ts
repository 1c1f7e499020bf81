import { createContext, useContext } from 'react'

import type { Capability } from '#shared/access/capabilities.ts'
import type { SessionState } from '#shared/access/sign-in.ts'

export const SessionContext = createContext<SessionState | null>(null)

/** Who is signed in, for whatever stands inside the frame. */
export function useSession(): SessionState {
  const session = useContext(SessionContext)
  if (!session) throw new Error('Only pages inside the frame have a session')
  return session
}

/** Whether who is signed in may do something: what they may not is not offered. */
export function useMay(): (capability: Capability) => boolean {
  const { capabilities } = useSession()
  return (capability) => capabilities.includes(capability)
}
