import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'

import { Button } from '#web/ui/button.tsx'

import { Icon } from './icon.tsx'

type DialogProps = {
  title: string
  isOpen: boolean
  /** Asked for by Escape, the cross or a click beside the window. */
  onClose: () => void
  /** A question that must be answered: no cross, and a click beside it does nothing. */
  isAlert?: boolean
  isWide?: boolean
  className?: string
  /**
   * `<div className="body">` and `<footer>`, in a form where there is one. Initial focus: the control with
   * `data-first`, else the first field outside the footer, else the first control of all.
   */
  children: ReactNode
}

/**
 * A native modal window: focus, Escape and what lies behind are the browser's business. Its children
 * exist while it is open, so that each opening begins anew.
 */
export function Dialog({ isOpen, ...window }: DialogProps) {
  return isOpen ? <OpenDialog {...window} /> : null
}

function OpenDialog({
  title,
  onClose,
  isAlert = false,
  isWide = false,
  className = '',
  children,
}: Omit<DialogProps, 'isOpen'>) {
  const titleId = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)

  // Before the element leaves the page, so that the browser closes it and says so.
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    const opener = document.activeElement
    dialog?.showModal()
    const first =
      dialog?.querySelector<HTMLElement>('[data-first]') ??
      dialog?.querySelector<HTMLElement>(':is(input, select, textarea):not(footer *)')
    first?.focus()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    // The second click of a double click on the button that opened it falls on the backdrop.
    const isDoubleClick = event.detail > 1
    if (!isAlert && !isDoubleClick && event.target === event.currentTarget) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard closes with Escape
    <dialog
      ref={dialogRef}
      className={`dialog [&>form]:flex [&>form]:min-h-0 [&>form]:flex-col ${isWide ? 'w-[min(56rem,calc(100vw-2rem))]' : ''} ${className}`}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The owner closes it, by no longer rendering it.
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget }) => {
        // A second Escape closes it without asking its owner, who still renders it.
        if (currentTarget.isConnected) currentTarget.showModal()
      }}
      onClick={closeOnBackdrop}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        {isAlert ? null : (
          <Button
            className="-mt-1 -mr-2 ml-auto"
            variant="quiet"
            size="sm"
            shape="icon"
            aria-label="Fermer"
            onClick={onClose}
          >
            <Icon name="x" />
          </Button>
        )}
      </header>
      {children}
    </dialog>
  )
}
