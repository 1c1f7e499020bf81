import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

import { type Niveau, niveaux } from '#shared/items/niveau.ts'
import { authorNameSchema, iaSchema } from '#shared/items/shared-fields.ts'
import { maxLengthAt } from '#shared/text/max-length.ts'
import { Suggestions } from '#web/admin/fields/suggestions.tsx'
import { excessMessage } from '#web/admin/form/excess.tsx'
import { FieldError } from '#web/admin/form/field.tsx'
import { Select } from '#web/admin/form/select-field.tsx'
import type { LookedAt } from '#web/admin/items/item-changes.ts'

import { CellButton } from './cell-button.tsx'
import type { CellEditing, TextField } from './use-cell-editing.ts'

type EditableCellProps = {
  /** Null for who may not edit. */
  editing: CellEditing | null
  row: LookedAt
  champ: TextField
  /** «IA de Audit» */
  label: string
  value: string | null
  /** What the cell shows. */
  children: ReactNode
  suggestions?: readonly string[]
}

/** A cell that is edited in place: Enter saves and goes down, Escape leaves it as it was. */
export function EditableCell({ editing, children, ...cell }: EditableCellProps) {
  const { row, champ, label, value } = cell
  if (!editing) return children
  const isEdited = editing.edited?.id === row.id && editing.edited.champ === champ
  if (isEdited) return <CellInput {...cell} editing={editing} />
  return (
    <CellButton editing={editing} id={row.id} champ={champ} label={label} text={value ?? ''}>
      {children}
    </CellButton>
  )
}

type CellInputProps = Omit<EditableCellProps, 'editing' | 'children'> & { editing: CellEditing }

function CellInput({ editing, row, champ, label, value, suggestions = none }: CellInputProps) {
  const [text, setText] = useState(value ?? '')
  const listId = useId()
  const errorId = useId()
  const limit = maxLengthAt(champ === 'ia' ? iaSchema : authorNameSchema)
  const problem = excessMessage({ text, limit })
  // The field is left once, by a key or by going elsewhere.
  const isLeft = useRef(false)

  function leave(isSaving: boolean, isGoingDown: boolean) {
    // What is too long stays, with what is said of it.
    if (isLeft.current || (isSaving && problem !== undefined)) return
    isLeft.current = true
    const next = text.trim()
    if (isSaving && next !== (value ?? '')) {
      editing.save({ id: row.id, version: row.version }, changeOf(champ, next), isGoingDown)
    } else if (isSaving && isGoingDown) {
      editing.goDown(row.id, champ)
    } else if (isSaving) {
      editing.close()
    } else {
      editing.leave(row.id, champ)
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    leave(event.key === 'Enter', true)
  }

  const field = {
    'aria-label': label,
    autoFocus: true,
    onKeyDown,
    onBlur: () => leave(true, false),
  }
  if (champ === 'niveau') {
    return (
      <Select
        {...field}
        value={text}
        options={niveaux.map((niveau) => ({ value: niveau, label: niveau }))}
        onChange={setText}
      />
    )
  }
  return (
    <>
      <input
        {...field}
        className="input min-h-9 w-36 py-0.5 lg:pointer-fine:min-h-8"
        list={listId}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : errorId}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FieldError id={errorId} error={problem} />
      <Suggestions id={listId} texts={suggestions} />
    </>
  )
}

const none: readonly string[] = []

const isNiveau = (text: string): text is Niveau => niveaux.some((niveau) => niveau === text)

function changeOf(champ: TextField, text: string): Parameters<CellEditing['save']>[1] {
  if (champ === 'niveau') {
    return { champ, valeur: isNiveau(text) ? text : niveaux[0] }
  }
  return { champ, valeur: text === '' ? null : text }
}
