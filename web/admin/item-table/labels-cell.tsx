import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

import { categoryName, type NamedCategory } from '#shared/labels/named-category.ts'
import { UnknownCategory } from '#web/admin/fields/category-field.tsx'
import { LabelsInput } from '#web/admin/fields/labels-input.tsx'
import type { LookedAt } from '#web/admin/items/item-changes.ts'
import { showToast } from '#web/ui/toast.tsx'

import { CellButton } from './cell-button.tsx'
import type { CellEditing } from './use-cell-editing.ts'

type LabelsCellProps = {
  /** Null for who may not edit. */
  editing: CellEditing | null
  row: LookedAt
  champ: 'categories' | 'tags'
  /** «Tags de Audit» */
  label: string
  value: string[]
  /** What other items carry. */
  known: readonly string[]
  /** Categories with their French labels, for the cell of categories. */
  named?: readonly NamedCategory[]
  /** What the cell shows. */
  children: ReactNode
}

/** The labels of a row, edited in place: Enter adds what is typed, and with nothing typed saves and goes down. */
export function LabelsCell({ editing, children, ...cell }: LabelsCellProps) {
  const { row, champ, label, value } = cell
  if (!editing) return children
  const isEdited = editing.edited?.id === row.id && editing.edited.champ === champ
  if (isEdited) return <LabelsEditor {...cell} editing={editing} />
  return (
    <CellButton editing={editing} id={row.id} champ={champ} label={label} text={value.join(', ')}>
      {children}
    </CellButton>
  )
}

type LabelsEditorProps = Omit<LabelsCellProps, 'editing' | 'children'> & { editing: CellEditing }

function LabelsEditor({ editing, row, champ, label, value, known, named }: LabelsEditorProps) {
  const [labels, setLabels] = useState(value)
  const [unknown, setUnknown] = useState('')
  const [problem, setProblem] = useState('')
  // Leaving adds what is typed and saves at once, before the cell is drawn again.
  const latest = useRef({ labels, unknown })
  // The cell is left once, by a key or by going elsewhere.
  const isLeft = useRef(false)
  const group = useRef<HTMLFieldSetElement>(null)
  const hintId = useId()
  const focusInput = () => group.current?.querySelector('input')?.focus()

  function change(next: string[]) {
    latest.current.labels = next
    setLabels(next)
    setProblem('')
    // The button that was pressed may be gone.
    focusInput()
  }

  function note(name: string) {
    latest.current.unknown = name
    setUnknown(name)
  }

  function save(isGoingDown: boolean) {
    const next = latest.current.labels
    isLeft.current = true
    const isSame = JSON.stringify(next) === JSON.stringify(value)
    if (!isSame) {
      editing.save(row, { champ, geste: 'remplacer', valeur: next }, isGoingDown)
    } else if (isGoingDown) editing.goDown(row.id, champ)
    else editing.close()
  }

  function onDone() {
    const found = problemOf(champ, latest.current.labels)
    if (found === null) save(true)
    else setProblem(found)
  }

  /** Elsewhere: nobody sees any more what is said here. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (isLeft.current || currentTarget.contains(relatedTarget)) return
    const left = latest.current
    const found = problemOf(champ, left.labels)
    if (left.unknown !== '') {
      const title = `«\u00a0${left.unknown}\u00a0» n’est pas une catégorie\u00a0: elle n’a pas été ajoutée.`
      showToast({ type: 'error', title })
    }
    if (found === null) return save(false)
    showToast({ type: 'error', title: found, description: 'Rien n’a été enregistré.' })
    isLeft.current = true
    editing.close()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    isLeft.current = true
    editing.leave(row.id, champ)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what stands in it has the keys
    <fieldset
      // As wide as its column is without it: the table stays within its place.
      className="grid min-w-36 gap-1 whitespace-normal contain-inline-size"
      ref={group}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      // A press beside the input takes the focus nowhere.
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
      }}
    >
      <legend className="sr-only">{label}</legend>
      <LabelsInput
        label={label}
        value={labels}
        onChange={change}
        suggestions={known}
        accept={champ === 'categories' ? asCategory : undefined}
        newMark={champ === 'tags' ? 'nouveau tag' : undefined}
        onDone={onDone}
        control={{
          'aria-label': label,
          'aria-describedby': hintId,
          'aria-invalid': problem === '' ? undefined : true,
          autoFocus: true,
        }}
      />
      <span className="hint" id={hintId} role={problem === '' ? undefined : 'alert'}>
        {problem === '' ? 'Entrée ajoute, puis enregistre. Échap annule.' : problem}
      </span>
      {champ === 'categories' ? (
        <UnknownCategory
          nom={unknown}
          onCreated={(nom) => {
            note('')
            change([...latest.current.labels, nom])
          }}
        />
      ) : null}
    </fieldset>
  )

  function asCategory(typed: string): string | null {
    const spelled = categoryName(typed, named ?? [], known)
    const isKnown = known.length === 0 || known.includes(spelled)
    note(isKnown ? '' : spelled)
    return isKnown ? spelled : null
  }
}

const most = { categories: 6, tags: 20 }

/** Why labels cannot be saved, a sentence; null where they can. */
function problemOf(champ: 'categories' | 'tags', labels: readonly string[]): string | null {
  if (champ === 'categories' && labels.length === 0) return 'Gardez au moins une catégorie.'
  if (labels.length <= most[champ]) return null
  return champ === 'categories' ? 'Six catégories au plus.' : 'Vingt tags au plus.'
}
