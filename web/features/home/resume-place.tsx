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
    <div data-resume-place="" className="resume">
      {loaded ? (
        <SafeWindow onFailed={giveUpPlace}>
          <loaded.Resume />
        </SafeWindow>
      ) : null}
    </div>
  )
}

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
