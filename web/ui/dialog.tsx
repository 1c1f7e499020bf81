import { useId, useRef, type MouseEvent, type ReactNode, type Ref } from 'react'

import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'

type DialogProps = {
  title: string
  trigger: ReactNode
  triggerClassName: string
  triggerLabel?: string
  children: ReactNode
}

/**
 * A button and the native modal window it opens. Browsers that know `commandfor` open it without
 * our script; closing, Escape and the return of focus are the browser's own.
 */
export function Dialog(props: DialogProps) {
  const { title, trigger, triggerClassName, triggerLabel, children } = props
  const id = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)

  function open() {
    if ('commandForElement' in HTMLButtonElement.prototype) return
    dialogRef.current?.showModal()
  }

  return (
    <>
      <button
        type="button"
        className={triggerClassName}
        aria-label={triggerLabel}
        aria-haspopup="dialog"
        onClick={open}
        {...invokerAttributes(id)}
      >
        {trigger}
      </button>
      <Window ref={dialogRef} id={id} title={title}>
        {children}
      </Window>
    </>
  )
}

type DialogWindowProps = {
  title: string
  onClose: () => void
  children: ReactNode
  /** What one does with it, always in sight. */
  footer?: ReactNode
}

/** The window alone, open for as long as it is rendered. */
export function DialogWindow(props: DialogWindowProps) {
  return <Window ref={showModal} id={useId()} {...props} />
}

function showModal(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal()
}

type WindowProps = {
  ref: Ref<HTMLDialogElement>
  id: string
  title: string
  onClose?: () => void
  children: ReactNode
  footer?: ReactNode
}

function Window({ ref, id, title, onClose, children, footer }: WindowProps) {
  const titleId = `${id}-title`
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard closes with Escape
    <dialog
      ref={ref}
      id={id}
      className="dialog"
      aria-labelledby={titleId}
      closedby="any"
      onClick={closeOnBackdrop}
      onClose={onClose}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <form method="dialog">
          <button
            type="submit"
            aria-label="Fermer"
            className={buttonClass({ variant: 'quiet', size: 'sm', shape: 'icon' })}
          >
            <Icon name="x" />
          </button>
        </form>
      </header>
      <div className="body">{children}</div>
      {footer ? <footer>{footer}</footer> : null}
    </dialog>
  )
}

/** React's types do not know the invoker attributes yet; they reach the markup as they are. */
function invokerAttributes(id: string): Record<string, string> {
  return { commandfor: id, command: 'show-modal' }
}

/** For browsers without `closedby`: only a click on the backdrop has the dialog as its target. */
function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget) event.currentTarget.close()
}
