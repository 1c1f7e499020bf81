import { useLayoutEffect, useState } from 'react'

import type { SelectedItem } from '#shared/items/selection.ts'
import { SafeWindow } from '#web/loading/safe-part.tsx'
import { storedText } from '#web/storage/stored-changes.ts'
import { currentJourneyKey } from '#web/storage/stored-keys.ts'

import type { JourneyBar } from './journey-bar.tsx'

/**
 * The place of the bar of a journey, above an item that is opened as a step of it. It is as high as the bar, one
 * row or two, and the boot script shows it before the first paint, by an attribute of the document.
 */
export function JourneyPlace({ kind, slug }: SelectedItem) {
  const [code, setCode] = useState<{ JourneyBar: typeof JourneyBar } | null>(null)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    // Whether it is one, the bar says, whose code whoever follows no journey does not load.
    if (!storedText(currentJourneyKey)?.includes(`"${slug}"`)) delete dataset.journey
    else import('./journey-bar.tsx').then(setCode, giveUpPlace)
  }, [slug])
  return (
    <div className="-mx-(--gutter) hidden h-24 border-b border-edge bg-card-2 px-(--gutter) md:mx-0 md:mt-3 md:h-14 md:rounded-2 md:border md:px-3 print:hidden in-journey:block">
      {code ? (
        <SafeWindow onFailed={giveUpPlace}>
          <code.JourneyBar kind={kind} slug={slug} />
        </SafeWindow>
      ) : null}
    </div>
  )
}

const giveUpPlace = () => {
  delete document.documentElement.dataset.journey
}
