import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/** «/» goes to the search box of the page, or to the search page when there is none. */
export function useSearchShortcut(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(typingPlaces)) return
      event.preventDefault()
      const searchBox = document.querySelector<HTMLInputElement>('main input[type="search"]')
      if (searchBox) searchBox.focus()
      else void navigate({ to: '/recherche' })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate])
}

const typingPlaces = 'input, textarea, select, dialog, [contenteditable]'
