import { useEffect, useState } from 'react'

import type { SelectedItem } from '#shared/items/selection.ts'
import { useHydrated } from '#web/loading/hydrated.ts'
import { SafeWindow } from '#web/loading/safe-part.tsx'
import { currentJourney, placeInJourney } from '#web/storage/current-journey.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'

import type { JourneyBar } from './journey-bar.tsx'

/** As high as the bar, which is loaded for whoever follows a journey: 4 px of borders and padding, one or two rows. */
const place =
  '-mx-(--gutter) h-24 border-b border-edge bg-card-2 px-(--gutter) md:mx-0 md:mt-3 md:h-14 md:rounded-2 md:border md:px-3 print:hidden'

/** The place of the bar of a journey, above an item that is opened as a step of it; nothing for others. */
export function JourneyPlace({ kind, slug }: SelectedItem) {
  const isHydrated = useHydrated()
  const found = placeInJourney(useStoredValue(currentJourney), { kind, slug })
  const isStep = found !== null
  const [code, setCode] = useState<{ JourneyBar: typeof JourneyBar } | 'failed' | null>(null)
  useEffect(() => {
    if (isStep) import('./journey-bar.tsx').then(setCode, () => setCode('failed'))
  }, [isStep])
  if (isHydrated && (!found || code === 'failed')) return null
  return (
    <div className={isHydrated ? place : `hidden in-journey:block ${place}`}>
      {found && code && code !== 'failed' ? (
        <SafeWindow onFailed={() => setCode('failed')}>
          <code.JourneyBar {...found} />
        </SafeWindow>
      ) : null}
    </div>
  )
}
