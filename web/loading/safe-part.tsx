import { CatchBoundary, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { Button } from '#web/ui/button.tsx'

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

  return (
    <div className="empty" role="alert">
      <p className="text-bad">Cette partie n’a pas pu s’afficher.</p>
      <Button className="mt-4" onClick={() => void retry()}>
        Réessayer
      </Button>
    </div>
  )
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
