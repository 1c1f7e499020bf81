import { useEffect, useState } from 'react'

import { SafeWindow } from '#web/loading/safe-part.tsx'

import type { Resume } from './resume.tsx'

/**
 * The place of what the visitor has begun. The boot script keeps it as high as it will be, by an
 * attribute of the document; the code that fills it is loaded where there is something.
 */
export function ResumePlace() {
  const [loaded, setLoaded] = useState<{ Resume: typeof Resume } | null>(null)
  useEffect(() => {
    if (hasOwnTraces()) import('./resume.tsx').then(setLoaded, giveUpPlace)
  }, [])
  return (
    <div
      data-resume-place=""
      className={`order-1 hidden min-w-0 rounded-2 border border-t-3 border-edge border-t-done-line bg-card shadow-1 lg:order-2 lg:col-span-full lg:-mt-4 ${keptHeight}`}
    >
      {loaded ? (
        <SafeWindow onFailed={giveUpPlace}>
          <loaded.Resume />
        </SafeWindow>
      ) : null}
    </div>
  )
}

/**
 * Reserves the height before the first paint: the header and the last line (10rem, from 48rem on 6.25rem), each row
 * (7rem, then 6rem) and the borders (4px). There are at most two rows below 48rem and three below 64rem; from there on
 * all stand side by side.
 */
const keptHeight =
  'with-drafts:block with-drafts:min-h-[calc(10rem+var(--rows)*7rem+4px)] md:with-drafts:min-h-[calc(6.25rem+var(--rows)*6rem+4px)] [--rows:2] [[data-begun="0"]_&]:[--rows:0] [[data-begun="1"]_&]:[--rows:1] md:[--rows:3] md:max-lg:[[data-begun="2"]_&]:[--rows:2] lg:[--rows:1]'

const giveUpPlace = () => {
  delete document.documentElement.dataset.begun
}

/** The page may have come without its document, and without the boot script. */
function hasOwnTraces(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^(?:saisie|utilises)-/.test(key))
  } catch {
    return false
  }
}
