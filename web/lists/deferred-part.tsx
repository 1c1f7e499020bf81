import { CatchBoundary, useLocation, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'

import { refusedSeconds } from '#web/loading/refusal.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { emptyBox, emptyText, FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton, type SkeletonProps } from '#web/ui/skeleton.tsx'

import { countLine } from './count-line.ts'
import { Refusal, WaitNotice } from './wait-notice.tsx'

type DeferredPartProps = {
  /** What the part shows; another value is another try after a failure. */
  resetKey: string
  loadingText: string
  errorText: string
  /** How many ghost cards wait, and in which grid. */
  skeleton: Omit<SkeletonProps, 'message'>
  /** The procedure it is read by, where that may be asked too often. */
  procedure?: string
  children: ReactNode
}

/** A part of a page that waits and fails on its own. */
export function DeferredPart(props: DeferredPartProps) {
  const { resetKey, loadingText, errorText, skeleton, procedure, children } = props
  return (
    <CatchBoundary
      getResetKey={() => resetKey}
      // oxlint-disable-next-line react/no-unstable-nested-components -- shown once, then replaced
      errorComponent={({ error, reset }) => (
        <PartFailed error={error} text={errorText} onReloaded={reset} />
      )}
    >
      <Suspense
        fallback={
          <>
            {procedure === undefined ? null : (
              <p className={countLine} aria-live="polite">
                <WaitNotice of={procedure} />
              </p>
            )}
            <Skeleton message={loadingText} {...skeleton} />
          </>
        }
      >
        {children}
      </Suspense>
    </CatchBoundary>
  )
}

type PartFailedProps = { error: unknown; text: string; onReloaded: () => void }

/** What stands in place of a part that failed, and another try. */
export function PartFailed({ error, text, onReloaded }: PartFailedProps) {
  const retry = useRetry(onReloaded)
  const seconds = refusedSeconds(error)
  if (seconds !== undefined) {
    return <PartRefused error={error} seconds={seconds} onReloaded={onReloaded} />
  }
  return <FailedState className="mt-6" text={text} onRetry={() => void retry()} />
}

type PartRefusedProps = { error: unknown; seconds: number; onReloaded: () => void }

/** A refusal is no failure: it says how long to wait, and is tried again when that is over. */
export function PartRefused({ error, seconds, onReloaded }: PartRefusedProps) {
  const href = useLocation({ select: ({ href: address }) => address })
  const retry = useEffectEvent(useRetry(onReloaded))
  useEffect(() => {
    const timer = setTimeout(() => void retry(), seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return (
    <div className={`${emptyBox} mt-6`} aria-live="polite">
      <p className={emptyText}>
        <Refusal message={error instanceof Error ? error.message : ''} seconds={seconds} />
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {/* The address itself, which works without the script too. */}
        <a className={buttonClass({ variant: 'ink' })} href={href} rel="nofollow">
          Réessayer
        </a>
        <PageLink className={buttonClass()} to="/categories">
          Tout explorer
        </PageLink>
      </div>
    </div>
  )
}

/** Only what the loaders give anew can be shown: the failed promise would fail again. */
function useRetry(onReloaded: () => void) {
  const router = useRouter()
  return async () => {
    await router.invalidate({ sync: true })
    onReloaded()
  }
}
