import { lazy, Suspense, useState } from 'react'

import { Icon } from '#web/admin/controls/icon.tsx'
import { Button } from '#web/ui/button.tsx'

import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const Palette = lazy(async () => {
  const { Palette: component } = await import('./palette.tsx')
  return { default: component }
})

/** The button and the keys that open the palette, and the list of all keys. */
export function Anywhere() {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null)
  const close = () => setOpen(null)
  const showShortcuts = () => setOpen('shortcuts')
  useShortcuts({ onPalette: () => setOpen('palette'), onHelp: showShortcuts })
  return (
    <>
      <Button
        size="sm"
        className="anywhere"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen('palette')}
      >
        <Icon name="search" />
        <span className="words">Aller à…</span>
        <kbd>Ctrl K</kbd>
      </Button>
      {open === 'palette' ? (
        <Suspense>
          <Palette isOpen onClose={close} onShortcuts={showShortcuts} />
        </Suspense>
      ) : null}
      <ShortcutsDialog isOpen={open === 'shortcuts'} onClose={close} />
    </>
  )
}
