import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

import { SafeWindow } from '#web/loading/safe-part.tsx'

import type { SearchPalette } from './palette/search-palette.tsx'

/** The palette while it is open, and what opens it; its code is loaded with the first use. */
export function useSearchPalette(): { palette: ReactNode; openPalette: () => void } {
  const navigate = useNavigate()
  const [open, setOpen] = useState<{ SearchPalette: typeof SearchPalette } | null>(null)
  /** The page of the search does what the palette cannot. */
  const fail = () => {
    setOpen(null)
    void navigate({ to: '/recherche' })
  }
  return {
    palette: open ? (
      <SafeWindow onFailed={fail}>
        <open.SearchPalette onClose={() => setOpen(null)} />
      </SafeWindow>
    ) : null,
    openPalette: () => {
      import('./palette/search-palette.tsx').then(setOpen, fail)
    },
  }
}
