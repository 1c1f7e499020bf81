import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

import type { SearchPalette } from './search-palette.tsx'

/** The palette while it is open, and what opens it; its code is loaded with the first use. */
export function useSearchPalette(): { palette: ReactNode; openPalette: () => void } {
  const navigate = useNavigate()
  const [open, setOpen] = useState<{ SearchPalette: typeof SearchPalette } | null>(null)
  return {
    palette: open ? <open.SearchPalette onClose={() => setOpen(null)} /> : null,
    openPalette: () => {
      import('./search-palette.tsx').then(setOpen, () => void navigate({ to: '/recherche' }))
    },
  }
}
