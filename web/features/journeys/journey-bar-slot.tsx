import { useLayoutEffect, useState } from 'react'

import type { SelectedItem } from '#shared/items/selection.ts'
import { SafeWindow } from '#web/loading/safe-part.tsx'
import { storedText } from '#web/storage/stored-changes.ts'
import { currentJourneyKey } from '#web/storage/stored-keys.ts'

import type { JourneyBar } from './journey-bar.tsx'

/** Reserves the height of the journey bar. The boot script shows it before the first paint by `data-journey`. */
export function JourneyBarSlot({ kind, slug }: SelectedItem) {
  const [code, setCode] = useState<{ JourneyBar: typeof JourneyBar } | null>(null)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    // Cheap check: loads the bar only if the stored journey mentions this slug. The bar verifies it.
    if (!storedText(currentJourneyKey)?.includes(`"${slug}"`)) delete dataset.journey
    else import('./journey-bar.tsx').then(setCode, hideSlot)
  }, [slug])
  return (
    <div className="-mx-(--gutter) hidden h-24 border-b border-edge bg-card-2 px-(--gutter) md:mx-0 md:mt-3 md:h-14 md:rounded-2 md:border md:px-3 print:hidden in-journey:block">
      {code ? (
        <SafeWindow onFailed={hideSlot}>
          <code.JourneyBar kind={kind} slug={slug} />
        </SafeWindow>
      ) : null}
    </div>
  )
}

const hideSlot = () => {
  delete document.documentElement.dataset.journey
}
