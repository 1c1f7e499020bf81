import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * After a navigation to another path the keyboard starts in the new page, whose title is read out,
 * as after a page load. A field marked `data-initial-focus` is where the keyboard starts instead.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged || toLocation.hash) return
        const main = document.querySelector('main')
        const start = main?.querySelector<HTMLElement>('[data-initial-focus]') ?? main
        start?.focus({ preventScroll: true })
        setTitle(document.title)
      }),
    [router],
  )
  return <output className="sr-only">{title}</output>
}
