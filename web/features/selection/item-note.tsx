import { type KeyboardEvent, useEffect, useId, useState } from 'react'

import { noteMaxLength } from '#shared/items/selection.ts'
import { useSaveOnLeave } from '#web/document/use-save-on-leave.ts'

type ItemNoteProps = {
  title: string
  note: string
  onSave: (written: WrittenNote) => void
}

export type WrittenNote = {
  text: string
  /** What this field last knew to be kept: another tab may have written since. */
  before: string
  /** What stood there when it was begun. */
  begun: string
}

/** From so many characters on, a note says how many it may have. */
const nearlyFull = noteMaxLength - 100
const pauseMs = 600

const noteShape = 'block w-full border-0 border-l-3 border-todo-line px-3 py-2'
const noteField =
  'field-sizing-content max-h-80 min-h-11 resize-none not-supports-[field-sizing:content]:resize-y'
const emptyNote =
  'border-dashed bg-transparent font-body text-label leading-relaxed placeholder:text-ink-3 placeholder:opacity-100 hover:bg-card-2 focus:bg-card-2'
const writtenNote = 'bg-[color-mix(in_oklab,var(--color-todo)_32%,var(--color-card))] font-display'

export const noteText = `${noteShape} ${writtenNote}`

/**
 * What a visitor notes about an item: kept at each pause, and on leaving the field or the page; Escape takes back
 * what was typed. What is emptied, or written in another tab too, is kept on leaving alone.
 */
export function ItemNote({ title, note, onSave }: ItemNoteProps) {
  const id = useId()
  const [draft, setDraft] = useState<WrittenNote | null>(null)
  const shown = draft?.text ?? note
  const typed = draft?.text.trim()
  const save = () => {
    if (draft && typed !== note) onSave(draft)
    setDraft(null)
  }
  useSaveOnLeave(save)
  useEffect(() => {
    if (!draft || !typed || typed === note || draft.before !== note) return
    const pause = setTimeout(() => {
      onSave(draft)
      setDraft({ ...draft, before: typed })
    }, pauseMs)
    return () => clearTimeout(pause)
  })

  function cancel(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !draft) return
    event.preventDefault()
    if (draft.before !== draft.begun) onSave({ ...draft, text: draft.begun })
    setDraft(null)
  }

  return (
    <div className={shown === '' ? 'mt-2 print:hidden' : 'mt-2'}>
      <label className="sr-only" htmlFor={id}>{`Note sur ${title}`}</label>
      <textarea
        id={id}
        className={`${noteShape} ${noteField} ${shown === '' ? emptyNote : writtenNote}`}
        rows={1}
        maxLength={noteMaxLength}
        placeholder={'Ajouter une note\u00a0: pourquoi cette fiche, quand l’utiliser…'}
        value={shown}
        aria-describedby={`${id}-length`}
        onChange={({ target }) =>
          setDraft({ before: note, begun: note, ...draft, text: target.value })
        }
        onKeyDown={cancel}
        onBlur={save}
      />
      <span className="hint" id={`${id}-length`}>
        {shown.length > nearlyFull ? `${shown.length} caractères sur ${noteMaxLength}` : null}
      </span>
    </div>
  )
}
