import { useState } from 'react'
import { z } from 'zod'

import { noteMaxLength } from '#shared/admin/field-change.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import {
  browserStorage,
  listDrafts,
  removeDraft,
  storageKey,
  writeDraft,
} from '#web/admin/form/draft-store.ts'
import { excessMessage } from '#web/admin/form/excess.tsx'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'
import { TextAreaField } from '#web/admin/form/text-area-field.tsx'
import { useSession } from '#web/admin/session/session.ts'

/** Validation errors of the note. */
export function noteMessages(note: string): FieldMessage[] {
  const message = excessMessage({ text: note, limit: noteMaxLength })
  return message === undefined
    ? []
    : [{ path: 'note', label: 'Ce qui change pour les visiteurs', message }]
}

type PublicNoteProps = { value: string; onChange: (note: string) => void }

/** Note for visitors about the next publication, for the history of the prompt. */
export function PublicNote({ value, onChange }: PublicNoteProps) {
  return (
    <TextAreaField
      label="Ce qui change pour les visiteurs (facultatif)"
      hint="S’ajoute à l’historique de la page, à la date du jour."
      name="note"
      rows={2}
      limit={noteMaxLength}
      value={value}
      onChange={onChange}
    />
  )
}

const noteSchema = z.object({ note: z.string(), garde_le: z.iso.datetime() })

/** Note for visitors about the next publication, stored in this browser until then. */
export function usePublicNote(kind: ItemKind, id: string) {
  const { user } = useSession()
  const key = storageKey(`${user.id}:note-publique:${kind}/${id}`)
  const [value, setValue] = useState(
    () => listDrafts(browserStorage, key, noteSchema, new Date())[0]?.note ?? '',
  )
  return {
    value,
    onChange(note: string) {
      setValue(note)
      if (note === '') removeDraft(browserStorage, key)
      else writeDraft(browserStorage, key, { note, garde_le: new Date().toISOString() })
    },
  }
}
