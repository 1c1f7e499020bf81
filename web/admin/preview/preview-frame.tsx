import { useEffect, useRef, useState } from 'react'

import { livePreviewAddress } from '#shared/addresses/admin-screens.ts'

export type PreviewWidth = 360 | 1280

type PreviewFrameProps = { origine: string; width: PreviewWidth }

/** The page as it is typed, as wide as a telephone or a desk, scaled to fit where it stands. */
export function PreviewFrame({ origine, width }: PreviewFrameProps) {
  const placeRef = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = placeRef.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setPlace({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scale = place.width === 0 ? 1 : Math.min(1, place.width / width)
  return (
    <div className="preview-place" ref={placeRef}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, whose script needs our origin: a sandbox of both would keep nothing out */}
      <iframe
        src={livePreviewAddress(origine)}
        title={`Aperçu de la page, ${width === 360 ? 'largeur téléphone' : 'largeur ordinateur'}`}
        style={{
          width,
          height: place.height / scale,
          transform: `scale(${scale})`,
          left: Math.max(0, (place.width - width * scale) / 2),
        }}
      />
    </div>
  )
}
