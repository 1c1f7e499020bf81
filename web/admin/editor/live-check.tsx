import { useDeferredValue } from 'react'

import type { ItemCheck } from '#shared/admin/item-check.ts'

import { CheckPanel } from './check-panel.tsx'

type LiveCheckProps<Draft> = {
  draft: Draft
  check: (draft: Draft) => ItemCheck
  onJump: (path: string) => void
}

/** The check of what is being written; typing never waits for it. */
export function LiveCheck<Draft>({ draft, check, onJump }: LiveCheckProps<Draft>) {
  return <CheckPanel check={check(useDeferredValue(draft))} onJump={onJump} />
}
