import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const typingPauseMs = 300

/** Runs what was asked last once typing pauses, unless the visitor left for another page meanwhile. */
export function useTypingPause() {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const unsubscribe = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) clearTimeout(timer.current)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer.current)
    }
  }, [router])

  return {
    runAfterPause: (action: () => void) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(action, typingPauseMs)
    },
    cancel: () => clearTimeout(timer.current),
  }
}
