import { CatchBoundary, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { FailedState } from '#web/ui/empty-state.tsx'

/** A part of a page that fails alone: what stands around it stays, and it can be tried again. */
export function SafePart({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={always} errorComponent={Failed}>
      {children}
    </CatchBoundary>
  )
}

function Failed({ reset }: { reset: () => void }) {
  const router = useRouter()

  /** What it is made of may be what it could not show. */
  async function retry() {
    await router.invalidate({ sync: true })
    reset()
  }

  return <FailedState text="Cette partie n’a pas pu s’afficher." onRetry={() => void retry()} />
}

type SafeWindowProps = { children: ReactNode; onFailed: () => void }

/** What opens over a page, and is closed where it cannot be shown: whoever opened it says so. */
export function SafeWindow({ children, onFailed }: SafeWindowProps) {
  return (
    <CatchBoundary getResetKey={always} errorComponent={nothing} onCatch={onFailed}>
      {children}
    </CatchBoundary>
  )
}

const always = () => ''
const nothing = () => null
