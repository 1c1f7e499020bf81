import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type DeferredPartProps = {
  /** What the part shows; another value is another try after a failure. */
  resetKey: string
  loadingText: string
  errorText: string
  /** How many ghost cards wait, and in which grid. */
  skeleton: { count: number; className?: string }
  onRetry: () => void
  children: ReactNode
}

/** A part of a page that waits and fails on its own, in the specification's words (R206). */
export function DeferredPart(props: DeferredPartProps) {
  const { resetKey, loadingText, errorText, skeleton, onRetry, children } = props
  return (
    <CatchBoundary
      getResetKey={() => resetKey}
      // oxlint-disable-next-line react/no-unstable-nested-components -- shown once, then replaced
      errorComponent={({ reset }) => (
        <PartFailed
          text={errorText}
          onRetry={() => {
            onRetry()
            reset()
          }}
        />
      )}
    >
      <Suspense fallback={<Skeleton message={loadingText} {...skeleton} />}>{children}</Suspense>
    </CatchBoundary>
  )
}

function PartFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="empty" role="alert">
      <p className="text-bad">{text}</p>
      <Button className="mt-4" onClick={onRetry}>
        Réessayer
      </Button>
    </div>
  )
}
