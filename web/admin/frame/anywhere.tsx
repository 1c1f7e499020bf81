import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'

import { Icon } from '#web/admin/controls/icon.tsx'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'

import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const Palette = lazy(async () => {
  const { Palette: component } = await import('./palette.tsx')
  return { default: component }
})

/** The button and the keys that open the palette, and the list of all keys. */
export function Anywhere() {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null)
  const [typed, setTyped] = useState('')
  const close = () => setOpen(null)
  const openPalette = () => {
    setTyped('')
    setOpen('palette')
  }
  const showShortcuts = () => setOpen('shortcuts')
  useShortcuts({ onPalette: openPalette, onHelp: showShortcuts })
  return (
    <>
      <Button
        size="sm"
        className="max-md:border-transparent max-md:px-1.5"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openPalette}
      >
        <Icon name="search" />
        <span className="max-lg:sr-only">Aller à…</span>
        <Kbd size="md" className="max-lg:sr-only">
          Ctrl K
        </Kbd>
      </Button>
      {createPortal(
        <>
          {open === 'palette' ? (
            <Suspense fallback={<TypedAhead onType={(key) => setTyped((text) => text + key)} />}>
              <Palette typed={typed} onClose={close} onShortcuts={showShortcuts} />
            </Suspense>
          ) : null}
          <ShortcutsDialog isOpen={open === 'shortcuts'} onClose={close} />
        </>,
        // A window is no part of the head of the page.
        document.body,
      )}
    </>
  )
}

/** Collects the keys that are pressed before the palette has loaded. */
function TypedAhead({ onType }: { onType: (key: string) => void }) {
  const type = useEffectEvent(onType)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (key.length !== 1 || ctrlKey || metaKey || altKey) return
      event.preventDefault()
      type(key)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return null
}
