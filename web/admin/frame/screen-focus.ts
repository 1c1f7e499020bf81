import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { newItemId } from '#web/admin/controls/content-words.ts'

/**
 * After a navigation to another screen the keyboard starts there, as after a page load: on its heading,
 * which is read out, or on the field marked `data-initial-focus`.
 */
export function useScreenFocus(): void {
  const router: AnyRouter = useRouter()
  useEffect(() => {
    let stop = () => {}
    const unsubscribe = router.subscribe('onRendered', (event) => {
      const { fromLocation, toLocation, pathChanged } = event
      if (!fromLocation || !pathChanged) return
      // A new item received its own address. The state stays in the history, so the previous path counts too.
      const isSameScreen = 'isSameScreen' in toLocation.state
      if (isSameScreen && fromLocation.pathname.endsWith(`/${newItemId}`)) return
      stop()
      stop = startScreen()
    })
    return () => {
      stop()
      unsubscribe()
    }
  }, [router])
}

/**
 * Goes to the screen at once and to its heading as soon as that is drawn, which may be after its data
 * came; whoever went elsewhere meanwhile stays there.
 */
function startScreen(): () => void {
  let held = document.activeElement
  const observer = new MutationObserver(settle)
  function settle() {
    const active = document.activeElement
    if (active !== held && active !== document.body) {
      observer.disconnect()
      return
    }
    const main = document.querySelector<HTMLElement>('main')
    const place =
      main?.querySelector<HTMLElement>('[data-initial-focus]') ??
      main?.querySelector<HTMLElement>('h1[tabindex]')
    if (place) observer.disconnect()
    ;(place ?? main)?.focus({ preventScroll: true })
    held = document.activeElement
  }
  observer.observe(document.body, { childList: true, subtree: true })
  settle()
  return () => observer.disconnect()
}
