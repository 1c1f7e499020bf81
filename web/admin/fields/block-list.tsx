import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { IconButton } from '#web/admin/controls/icon-button.tsx'
import { Icon } from '#web/admin/controls/icon.tsx'
import { useFormField } from '#web/admin/form/form.tsx'
import { ChangedMark, FormerLine } from '#web/admin/form/former/former-line.tsx'
import { Button } from '#web/ui/button.tsx'

/** What the blocks of a section are called. */
export type BlockNames = {
  /** «Étapes» */
  all: string
  /** «Étape»: with its place it is the title of a block. */
  one: string
  /** «l'étape»: in the names of its buttons. */
  theOne: string
  /** «Ajouter une étape» */
  add: string
  /** «Étape supprimée» */
  removed: string
  /** Said while there is none. */
  none: string
}

type BlockListProps<Item> = {
  names: BlockNames
  /** A new block. */
  blank: Item
  /** Blocks shown while the field is empty. A change of one writes all of them into the field. */
  proposed?: readonly Item[]
  max: number
  children: (index: number) => ReactNode
}

const noItems: readonly never[] = []

type Removed<Item> = { index: number; item: Item }

/**
 * The blocks of a section, inside their field: added, removed with a way back, and moved by buttons or
 * with Alt and the arrows.
 */
export function BlockList<Item>({
  names,
  blank,
  proposed = noItems,
  max,
  children,
}: BlockListProps<Item>) {
  const { name, value, onChange, errors, former } = useFormField<Item[]>()
  const [removed, setRemoved] = useState<Removed<Item> | null>(null)
  const items = value.length === 0 && removed === null ? proposed : value
  const [said, setSaid] = useState('')
  const listRef = useRef<HTMLDivElement>(null)
  const addRef = useRef<HTMLButtonElement>(null)
  const [error] = errors

  /** The page is drawn before the focus moves to what is new in it. */
  function change(next: Item[], undo: Removed<Item> | null, focus: () => void) {
    flushSync(() => {
      onChange(next)
      setRemoved(undo)
    })
    focus()
  }

  const block = (index: number) => listRef.current?.children[index]

  function add() {
    change([...items, blank], null, () => focusable(block(items.length), fieldSelector)[0]?.focus())
  }

  function remove(index: number) {
    const item = items[index]
    if (item === undefined) return
    change(items.toSpliced(index, 1), { index, item }, () =>
      listRef.current?.parentElement?.querySelector<HTMLElement>('[data-undo]')?.focus(),
    )
  }

  function restore({ index, item }: Removed<Item>) {
    change(restored(items, index, item), null, () =>
      focusable(block(index), fieldSelector)[0]?.focus(),
    )
  }

  /** The focus stays on the same control of the block that moved. */
  function move(from: number, to: number) {
    if (to < 0 || to >= items.length) return
    const place = focusable(block(from)).findIndex((control) => control === document.activeElement)
    change(moved(items, from, to), null, () => {
      const controls = focusable(block(to))
      const control = controls[place]
      const isUsable = control && !control.matches(':disabled')
      ;(isUsable ? control : controls.find((other) => !other.matches(':disabled')))?.focus()
    })
    setSaid(`${names.one} en position ${to + 1} sur ${items.length}.`)
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0 || !event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move(index, index + step)
  }

  return (
    <div>
      {former ? (
        <div className="changed-blocks">
          <ChangedMark />
          <FormerLine former={former} label={names.all} onTaken={() => addRef.current?.focus()} />
        </div>
      ) : null}
      {items.length === 0 ? <p className="hint">{names.none}</p> : null}
      {error === undefined ? null : (
        <p className="error">
          <Icon name="warn" />
          {error}
        </p>
      )}
      <div ref={listRef}>
        {items.map((_, index) => (
          // Blocks have no identity but their place, and their fields are controlled.
          // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/no-static-element-interactions -- Alt and an arrow move the block from any of its fields
          <div key={index} className="rep" onKeyDown={(event) => onKeyDown(event, index)}>
            <header>
              <h3>
                {names.one} {index + 1}
              </h3>
              <div className="acts">
                <IconButton
                  label={`Monter ${names.theOne} ${index + 1}`}
                  icon="up"
                  isDisabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  label={`Descendre ${names.theOne} ${index + 1}`}
                  icon="chev"
                  isDisabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  label={`Supprimer ${names.theOne} ${index + 1}`}
                  icon="trash"
                  onClick={() => remove(index)}
                />
              </div>
            </header>
            <div className="grid">{children(index)}</div>
          </div>
        ))}
      </div>
      {removed ? (
        <output className="undo">
          {names.removed}.
          <Button data-undo="" size="sm" onClick={() => restore(removed)}>
            <Icon name="reset" />
            Annuler la suppression
          </Button>
        </output>
      ) : null}
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      <Button
        ref={addRef}
        className="mt-4"
        data-adds={name}
        disabled={items.length >= max}
        onClick={add}
      >
        <Icon name="plus" />
        {names.add}
      </Button>
    </div>
  )
}

const fieldSelector = 'input, textarea, select'

function focusable(root: Element | undefined, selector = `${fieldSelector}, button`) {
  return root ? [...root.querySelectorAll<HTMLElement>(selector)] : []
}

/** The list with one item moved by one place; at either end it stays as it is. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** The list with an item put back where it was, or last when the list has become shorter. */
export function restored<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return items.toSpliced(Math.min(index, items.length), 0, item)
}
