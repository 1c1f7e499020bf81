import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'

import { refusedSeconds } from '#web/loading/refusal.ts'

import { PartRefused } from './deferred-part.tsx'

type ListFailedProps = ErrorComponentProps & {
  /** The page around the list, whose filters are there for another try. */
  Frame: ComponentType<{ children: ReactNode }>
}

/** A list page whose first answer is a refusal; any other failure is the whole page's. */
export function ListFailed({ Frame, ...failure }: ListFailedProps) {
  const PageFailed = useRouter().options.defaultErrorComponent
  const { error, reset } = failure
  const seconds = refusedSeconds(error)
  if (seconds === undefined) return PageFailed ? <PageFailed {...failure} /> : null
  return (
    <Frame>
      <PartRefused error={error} seconds={seconds} onReloaded={reset} />
    </Frame>
  )
}
