import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { livePreviewAddress } from '#shared/addresses/admin-screens.ts'
import { failureText } from '#web/admin/api/failures.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { Icon } from '#web/admin/controls/icon.tsx'
import type { TypedPage } from '#web/loading/preview-channel.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

import { useDraftPreview } from './use-draft-preview.ts'

const wide = matchMedia('(min-width: 80rem)')

/** Whether there is room for the page as it is typed beside the form. */
export const isPreviewBeside = (): boolean => wide.matches

export function watchPreviewWidth(onChange: () => void): () => void {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

type LivePreviewProps<Draft> = {
  origine: string
  draft: Draft
  readPage: (draft: Draft) => Promise<TypedPage>
}

/**
 * The page as visitors would see it if what is typed were public: beside the form where there is room,
 * else in a dialog that a button opens, and from either in a window of its own.
 */
export function LivePreview<Draft>({ origine, draft, readPage }: LivePreviewProps<Draft>) {
  const error = useDraftPreview({ origine, draft, readPage })
  const isBeside = useSyncExternalStore(watchPreviewWidth, isPreviewBeside)
  const [isOpen, setIsOpen] = useState(false)
  const failure = error ? (
    <p className="hint">L’aperçu n’est pas à jour&nbsp;: {failureText(error)}</p>
  ) : null
  if (isBeside) {
    return (
      <section className="panel live-preview" aria-label="Aperçu">
        <Preview origine={origine} title="Aperçu" />
        {failure}
      </section>
    )
  }
  return (
    <>
      <Button className="preview-opener" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="eye" />
        <span className="words">
          Aperçu<span className="sr-only"> de la saisie</span>
        </span>
      </Button>
      <Dialog
        title="Aperçu"
        className="dialog-preview"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <div className="live-preview">
          <Preview origine={origine} />
          {failure}
        </div>
      </Dialog>
    </>
  )
}

/** A telephone or a desk, and the page. */
function Preview({ origine, title }: { origine: string; title?: string }) {
  const [width, setWidth] = useState<PreviewWidth>(360)
  return (
    <>
      <header>
        {title === undefined ? null : <h2>{title}</h2>}
        <fieldset className="seg" aria-label="Largeur de l’aperçu">
          <button type="button" aria-pressed={width === 360} onClick={() => setWidth(360)}>
            Téléphone
          </button>
          <button type="button" aria-pressed={width === 1280} onClick={() => setWidth(1280)}>
            Ordinateur
          </button>
        </fieldset>
        <OwnWindow origine={origine} />
      </header>
      <PreviewFrame origine={origine} width={width} />
    </>
  )
}

/** One window for each editor, however often it is asked for. */
function OwnWindow({ origine }: { origine: string }) {
  return (
    <a
      className={buttonClass({ variant: 'quiet', shape: 'icon' })}
      href={livePreviewAddress(origine)}
      target={`apercu-${origine}`}
      aria-label="Ouvrir l’aperçu dans sa fenêtre"
    >
      <Icon name="ext" />
    </a>
  )
}

type PreviewWidth = 360 | 1280

type PreviewFrameProps = { origine: string; width: PreviewWidth }

/** The page as it is typed, as wide as a telephone or a desk, scaled to fit where it stands. */
function PreviewFrame({ origine, width }: PreviewFrameProps) {
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
