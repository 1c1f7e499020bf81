import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

import { SafeWindow } from '#web/loading/safe-part.tsx'

import type { SearchPalette } from './palette/search-palette.tsx'

/** The palette while it is open, and what opens it; its code is loaded with the first use. */
export function useSearchPalette(): { palette: ReactNode; openPalette: () => void } {
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ SearchPalette: typeof SearchPalette } | null>(null)
  /** The page of the search does what the palette cannot. */
  const fail = () => {
    setIsOpen(false)
    void navigate({ to: '/recherche' })
  }
  return {
    palette:
      isOpen && loaded ? (
        <SafeWindow onFailed={fail}>
          <loaded.SearchPalette onClose={() => setIsOpen(false)} />
        </SafeWindow>
      ) : null,
    openPalette: () => {
      setIsOpen(true)
      if (!loaded) import('./palette/search-palette.tsx').then(setLoaded, fail)
    },
  }
}
