import {
  type KeyboardEvent,
  type MouseEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'

import { useSearchSubmission } from '#web/search-box/search-submission.ts'

import { paletteColumn, PaletteWorkbench } from './palette-workbench.tsx'
import { typeInto } from './type-into.ts'

type SearchPaletteProps = { onClose: () => void }

/** The search of every page and its commands, in a window that is open for as long as it is rendered. */
export function SearchPalette({ onClose }: SearchPaletteProps) {
  const submitSearch = useSearchSubmission()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const dialog = dialogRef.current
    if (!dialog?.open) dialog?.showModal()
    const input = inputRef.current
    input?.focus()
    const link = document.querySelector<HTMLElement>('a[data-typed]')
    // What was typed while the palette was on its way (web/document/boot.js).
    if (input && link?.dataset['typed']) typeInto(input, link.dataset['typed'])
    delete link?.dataset['typed']
  }, [])

  /** Removes the window at once, so that the next opening makes a new one. */
  function close() {
    dialogRef.current?.close()
    flushSync(onClose)
  }

  const onLeave = useEffectEvent(close)
  useEffect(() => {
    const leave = ({ target, defaultPrevented }: Event) => {
      const isFollowed = defaultPrevented && target instanceof Element && target.closest('dialog a')
      if (isFollowed || target === window) onLeave()
    }
    // Not whenever the router navigates: a list below may follow its filter late. The window comes after
    // the document, where `followPageLinks` keeps the browser from following.
    addEventListener('click', leave)
    addEventListener('popstate', leave)
    return () => {
      removeEventListener('click', leave)
      removeEventListener('popstate', leave)
    }
  }, [])

  useEffect(() => giveCaretBack, [])

  useEffect(() => {
    const fit = () => dialogRef.current && fitAboveKeyboard(dialogRef.current)
    fit()
    window.visualViewport?.addEventListener('resize', fit)
    return () => window.visualViewport?.removeEventListener('resize', fit)
  }, [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = inputRef.current?.value ?? ''
    if (query.trim() === '') return
    // Closed whatever comes of it: a message would lie behind the window.
    close()
    submitSearch(query)
  }

  /** At the first press, whatever is typed. */
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard closes with Escape
    <dialog
      ref={dialogRef}
      className="dialog overflow-hidden max-md:inset-0 max-md:m-0 max-md:h-(--room,100dvh) max-md:max-h-none max-md:w-full max-md:max-w-full max-md:rounded-none max-md:border-0 md:mt-[min(10dvh,5.5rem)] md:max-h-[calc(var(--room,100dvh)-2rem)] md:w-[min(46rem,calc(100vw-2rem))]"
      aria-label="Rechercher"
      onClose={onClose}
      onClick={(event) => isBackdrop(event) && close()}
      onKeyDown={closeOnEscape}
    >
      <search className={paletteColumn}>
        <form className={paletteColumn} action="/recherche" onSubmit={submit}>
          <PaletteWorkbench inputRef={inputRef} onClose={close} />
        </form>
      </search>
    </dialog>
  )
}

/**
 * A field has the focus back with the closing; Chromium takes its caret away with the window, and what is typed
 * would go nowhere.
 */
function giveCaretBack() {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  field.blur()
  field.focus({ preventScroll: true })
}

/** The keyboard of a phone covers the lower part of the page. */
function fitAboveKeyboard(dialog: HTMLElement) {
  dialog.style.setProperty('--room', `${window.visualViewport?.height ?? window.innerHeight}px`)
}

/** Only a click on the backdrop has the dialog as its target. */
const isBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget
