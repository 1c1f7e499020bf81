import { useEffect, useRef, useState } from 'react'

import { isOutOfReach, serverReach } from '#web/admin/api/server-reach.ts'
import { openPreviewChannel, type TypedPage } from '#web/loading/preview-channel.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'

const pauseMs = 300
/** While the server does not answer it is asked so often. */
const retryAfterMs = 5000

type DraftPreview<Draft> = {
  /** The opened editor. */
  origine: string
  draft: Draft
  /** The page of a draft, which nothing is stored of. */
  readPage: (draft: Draft) => Promise<TypedPage>
}

/**
 * Shows what is typed in every window that previews it, once typing pauses; nothing is asked while there
 * is none. Gives why it could not be shown.
 */
export function useDraftPreview<Draft>({ origine, draft, readPage }: DraftPreview<Draft>): unknown {
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
