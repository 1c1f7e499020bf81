import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { livePreviewAddress } from '#shared/addresses/admin-screens.ts'
import { failureText } from '#web/admin/api/failures.ts'
import { isOutOfReach, serverReach } from '#web/admin/api/server-reach.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { Icon } from '#web/admin/controls/icon.tsx'
import { openPreviewChannel, type TypedPage } from '#web/loading/preview-channel.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

import type { ItemEditorState } from './item-editor.tsx'
import type { EditedDraft } from './item-source.ts'
import { useEditorState } from './use-editing.ts'

const wide = matchMedia('(min-width: 80rem)')

/** Whether there is room for the page as it is typed beside the form. */
export const isPreviewBeside = (): boolean => wide.matches

export function watchPreviewWidth(onChange: () => void): () => void {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

/**
 * The page as visitors would see it if what is typed were public: beside the form where there is room,
 * else in a dialog that a button opens, and from either in a window of its own.
 */
export function LivePreview({ editor: { store, source } }: { editor: ItemEditorState }) {
  const { id, origine } = store.place
  const draft = useEditorState(store, ({ editing }) => editing.draft)
  const isNew = useEditorState(store, ({ editing }) => editing.isNew)
  const error = useDraftPreview({
    origine,
    draft,
    readPage: (shown) => source.readPage(isNew ? null : id, shown),
  })
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

const pauseMs = 300
/** While the server does not answer it is asked so often. */
const retryAfterMs = 5000

type DraftPreview = {
  /** The opened editor. */
  origine: string
  draft: EditedDraft
  /** The page of a draft, which nothing is stored of. */
  readPage: (draft: EditedDraft) => Promise<TypedPage>
}

/**
 * Shows what is typed in every window that previews it, once typing pauses; nothing is asked while there
 * is none. Gives why it could not be shown.
 */
function useDraftPreview({ origine, draft, readPage }: DraftPreview): unknown {
  const [isWatched, setIsWatched] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const shown = useRef<TypedPage | null>(null)
  const channel = useRef<ReturnType<typeof openPreviewChannel> | null>(null)
  const read = useRef(readPage)
  const pending = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    read.current = readPage
  })

  useEffect(() => {
    const opened = openPreviewChannel(origine, ({ kind }) => {
      if (kind !== 'opened') return
      setIsWatched(true)
      if (shown.current) opened.tell({ kind: 'typed', typed: shown.current })
    })
    channel.current = opened
    return () => opened.close()
  }, [origine])

  useEffect(() => {
    if (!isWatched) return
    let isLatest = true
    let isFailed = false
    let timer = setTimeout(() => void show(), pauseMs)
    /** The server makes one preview at a time for a session. */
    const readAlone = async () => {
      await pending.current.catch(() => undefined)
      if (!isLatest) return null
      const reading = read.current(draft)
      pending.current = reading
      return reading
    }
    const show = async () => {
      isFailed = false
      try {
        const typed = await readAlone()
        if (!isLatest || !typed) return
        shown.current = typed
        setError(null)
        channel.current?.tell({ kind: 'typed', typed })
      } catch (failure) {
        if (!isLatest) return
        isFailed = true
        setError(failure)
        // A session that is over is not asked for again and again.
        if (isOutOfReach(failure) && apiErrorCode(failure) !== 'UNAUTHORIZED') {
          timer = setTimeout(() => void show(), retryAfterMs)
        }
      }
    }
    const stopHearing = serverReach.onBack(() => {
      if (!isFailed) return
      clearTimeout(timer)
      void show()
    })
    return () => {
      isLatest = false
      stopHearing()
      clearTimeout(timer)
    }
  }, [isWatched, draft])

  return error
}
