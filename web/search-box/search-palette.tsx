import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, type SubmitEvent, useEffect, useRef } from 'react'

import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { SearchBox } from './search-box.tsx'
import { useSearchSubmission } from './search-submission.ts'

import '#web/styles/suggestions.css'

type SearchPaletteProps = { onClose: () => void }

/** The search of every page, in a window of its own that is open for as long as it is rendered. */
export function SearchPalette({ onClose }: SearchPaletteProps) {
  const router = useRouter()
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
    if (input && link?.dataset['typed']) input.value = link.dataset['typed']
    delete link?.dataset['typed']
    return router.subscribe('onBeforeNavigate', () => dialog?.close())
  }, [router])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = inputRef.current?.value ?? ''
    if (query.trim() === '') return
    // Closed whatever comes of it: a message would lie behind the window.
    dialogRef.current?.close()
    submitSearch(query)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard closes with Escape
    <dialog
      ref={dialogRef}
      className="dialog palette"
      aria-labelledby="palette-titre"
      onClose={onClose}
      onClick={closeOnBackdrop}
      onKeyDown={closeOnEscape}
    >
      <header>
        <h2 id="palette-titre">Rechercher</h2>
        <form method="dialog">
          <button
            type="submit"
            aria-label="Fermer"
            className={buttonClass({ variant: 'quiet', shape: 'icon' })}
          >
            <Icon name="x" />
          </button>
        </form>
      </header>
      <search className="body">
        <form action="/recherche" onSubmit={submit}>
          <SearchBox
            ref={inputRef}
            label="Rechercher un prompt ou un GPT"
            placeholder="Cannibalisation, brief, logs…"
          />
        </form>
      </search>
    </dialog>
  )
}

/** Only a click on the backdrop has the dialog as its target. */
function closeOnBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget) currentTarget.close()
}

/** At the first press, where a search box alone would first close its list and clear its text. */
function closeOnEscape(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.currentTarget.close()
}
