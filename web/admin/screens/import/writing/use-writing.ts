import { useEffect, useRef, useState } from 'react'

import { rowsPerWrite, slicesOf, type WriteInput } from '#shared/import/import-row.ts'
import { rowsOf } from '#shared/import/mapped-rows.ts'
import { api } from '#web/admin/api/api.ts'
import { isOutOfReach, serverReach } from '#web/admin/api/server-reach.ts'
import type { WrittenFile } from '#web/admin/screens/import/import-work.ts'

/**
 * Rows are being written, the last before a pause too; or nothing is: it was stopped by hand, nobody
 * answers, or the server refused.
 */
export type WritingState =
  | { name: 'ecrit' | 'derniere' | 'pause' | 'coupe' }
  | { name: 'refus'; error: unknown }

/**
 * Writes the rows that are left, some at a time; each answer is kept before the next are sent, so whatever
 * stops it loses nothing: what was written and not answered is told by the server. It goes on by itself
 * when the server is back.
 */
export function useWriting(work: WrittenFile, onChange: (work: WrittenFile) => void) {
  const { client, admin } = api.useUtils()
  const isDone = work.faites.length >= work.aEcrire.length
  const [state, setState] = useState<WritingState>({ name: 'pause' })
  const running = useRef(false)
  const wanted = useRef(false)
  const isWanted = () => wanted.current
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })

  async function write() {
    if (running.current) return
    running.current = true
    wanted.current = true
    setState({ name: 'ecrit' })
    try {
      for (const lignes of slicesLeft(latest.current)) {
        if (!isWanted()) break
        const { entree, file, mapping, faites } = latest.current
        // oxlint-disable-next-line no-await-in-loop -- each answer is kept before more is sent
        const outcomes = await client.admin.import.write.mutate({
          entree,
          fichier: file.nom,
          lignes,
          options: mapping.options,
        })
        latest.current = { ...latest.current, faites: [...faites, ...outcomes] }
        onChange(latest.current)
      }
      setState({ name: 'pause' })
    } catch (error) {
      setState(isOutOfReach(error) ? { name: 'coupe' } : { name: 'refus', error })
    } finally {
      running.current = false
      void Promise.all([
        admin.prompts.invalidate(),
        admin.gpts.invalidate(),
        admin.journal.invalidate(),
      ])
    }
  }

  function pause() {
    wanted.current = false
    setState({ name: 'derniere' })
  }

  // Whoever leaves the screen finds it paused.
  useEffect(
    () => () => {
      wanted.current = false
    },
    [],
  )

  const goOn = useRef(write)
  useEffect(() => {
    goOn.current = write
  })
  const isCut = state.name === 'coupe'
  useEffect(() => {
    if (!isCut) return
    const again = () => void goOn.current()
    const stopListening = serverReach.onBack(again)
    window.addEventListener('online', again)
    const timer = setInterval(again, retryMs)
    return () => {
      stopListening()
      window.removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [isCut])

  return { state, isDone, write: () => void write(), pause }
}

const retryMs = 15_000

/** The rows that nothing is known of yet, as they are sent. */
function slicesLeft({ file, mapping, aEcrire, faites }: WrittenFile): WriteInput['lignes'][] {
  const done = new Set(faites.map(({ ligne }) => ligne))
  const seen = new Map(aEcrire.map(({ ligne, vue }) => [ligne, vue]))
  const left = rowsOf(file, mapping).flatMap((row) => {
    const vue = seen.get(row.ligne)
    return vue === undefined || done.has(row.ligne) ? [] : Object.assign(row, { vue })
  })
  return slicesOf(left, rowsPerWrite)
}
