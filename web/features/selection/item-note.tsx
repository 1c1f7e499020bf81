import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

import { noteMaxLength } from '#shared/items/selection.ts'

type ItemNoteProps = {
  title: string
  note: string
  /** With what stood there when it was begun: another tab may have written since. */
  onSave: (note: string, before: string) => void
}

/** From so many characters on, a note says how many it may have. */
const nearlyFull = noteMaxLength - 100

/** What a visitor notes about an item: kept on leaving the field or the page; Escape takes back what was typed. */
export function ItemNote({ title, note, onSave }: ItemNoteProps) {
  const id = useId()
  const [draft, setDraft] = useState<{ text: string; before: string } | null>(null)
  const shown = draft?.text ?? note
  const save = () => {
    if (draft !== null && draft.text.trim() !== note) onSave(draft.text, draft.before)
    setDraft(null)
  }
  useLeaving(save)

  function cancel(event: KeyboardEvent) {
    if (event.key !== 'Escape' || draft === null) return
    event.preventDefault()
    setDraft(null)
  }

  return (
    <div className="note">
      <label className="vh" htmlFor={id}>{`Note sur ${title}`}</label>
      <textarea
        id={id}
        rows={1}
        maxLength={noteMaxLength}
        placeholder={'Ajouter une note\u00a0: pourquoi cette fiche, quand l’utiliser…'}
        value={shown}
        aria-describedby={`${id}-length`}
        onChange={({ target }) => setDraft({ text: target.value, before: draft?.before ?? note })}
        onKeyDown={cancel}
        onBlur={save}
      />
      <span className="hint" id={`${id}-length`}>
        {shown.length > nearlyFull ? `${shown.length} caractères sur ${noteMaxLength}` : null}
      </span>
    </div>
  )
}

/** Calls what is due when the field goes with its list, or the page with its tab: neither is left by the keyboard. */
function useLeaving(save: () => void) {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const leave = () => latest.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}
