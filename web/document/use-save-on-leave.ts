import { useEffect, useRef } from 'react'

/** Runs `save` on unmount and on `pagehide`. */
export function useSaveOnLeave(save: () => void): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const leave = () => latest.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}
