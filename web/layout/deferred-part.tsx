import { CatchBoundary, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type DeferredPartProps = {
  /** What the part shows; another value is another try after a failure. */
  resetKey: string
  loadingText: string
  errorText: string | ((error: unknown) => string)
  /** How many ghost cards wait, and in which grid. */
  skeleton: { count: number; className?: string }
  children: ReactNode
}

/** A part of a page that waits and fails on its own, in the specification's words (R206). */
export function DeferredPart(props: DeferredPartProps) {
  const { resetKey, loadingText, errorText, skeleton, children } = props
  return (
    <CatchBoundary
      getResetKey={() => resetKey}
      // oxlint-disable-next-line react/no-unstable-nested-components -- shown once, then replaced
      errorComponent={({ error, reset }) => (
        <PartFailed
          text={typeof errorText === 'string' ? errorText : errorText(error)}
          onReloaded={reset}
        />
      )}
    >
      <Suspense fallback={<Skeleton message={loadingText} {...skeleton} />}>{children}</Suspense>
    </CatchBoundary>
  )
}

/** What stands in place of a part that failed, and another try. */
export function PartFailed({ text, onReloaded }: { text: string; onReloaded: () => void }) {
  const router = useRouter()

  /** Only what the loaders give anew can be shown: the failed promise would fail again. */
  async function retry() {
    await router.invalidate({ sync: true })
    onReloaded()
  }

  return (
    <div className="empty" role="alert">
      <p className="text-bad">{text}</p>
      <Button className="mt-4" onClick={() => void retry()}>
        Réessayer
      </Button>
    </div>
  )
}
