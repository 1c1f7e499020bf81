import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'

import { withItemAt, withItemIn, withNote, withNoteBack } from '#shared/items/selection-changes.ts'
import { isSameItem, type KeptItem } from '#shared/items/selection.ts'
import type { Selection } from '#shared/items/selections.ts'
import { begunPrompts } from '#web/storage/begun-prompts.ts'
import { changeSelections, selectionTopic } from '#web/storage/change-selections.ts'
import { chosenClient } from '#web/storage/chosen-client.ts'
import { removeFavourite } from '#web/storage/favourite-changes.ts'
import { versionSlugs } from '#web/storage/own-versions.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { dragRow } from './drag-row.ts'
import { ItemMenu } from './item-menu.tsx'
import { ItemNote, type WrittenNote } from './item-note.tsx'
import { itemName } from './present-items.ts'
import { rowList, SelectionRow } from './selection-row.tsx'
import { usePresentItems } from './use-present-items.ts'

type OwnItemsProps = {
  list: Selection
  others: Selection[]
  /** Nothing that could have the focus is left of the list. */
  onEmptied: () => void
}

const goneElsewhere = 'Elle a changé dans un autre onglet.'
const noteWritten = 'La note que vous avez écrite depuis reste en place.'

/** The items of one's own selection: to put in order, to note about, to use and to take out. */
export function OwnItems({ list, others, onEmptied }: OwnItemsProps) {
  const { id, items } = list
  const hintId = useId()
  const [said, setSaid] = useState('')
  const rows = useRef<HTMLOListElement>(null)
  const present = usePresentItems(items)
  const begun = useStoredValue(begunPrompts)
  const client = useStoredValue(chosenClient)
  const versions = useStoredValue(versionSlugs)

  function place(item: KeptItem, to: number) {
    if (to < 0 || to >= items.length) return
    const held = document.activeElement
    if (!changeSelections(withItemAt(id, item, to), goneElsewhere)) return
    setSaid(`${item.title}\u00a0: place ${to + 1} sur ${items.length}`)
    // An element that changes places loses the focus.
    requestAnimationFrame(() => held instanceof HTMLElement && held.focus())
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, key, altKey } = event
    if (!(target instanceof HTMLElement) || target instanceof HTMLTextAreaElement) return
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return
    if (!altKey && target.dataset.handle === undefined) return
    const from = Array.from(rows.current?.children ?? []).findIndex((row) => row.contains(target))
    const item = items[from]
    if (!item) return
    event.preventDefault()
    place(item, from + (key === 'ArrowUp' ? -1 : 1))
  }

  /** Once the row is gone, and the focus with it. */
  function focusNear(index: number) {
    if (items.length === 1) return onEmptied()
    requestAnimationFrame(() => {
      const row = rows.current?.children[Math.min(index, items.length - 2)]
      row?.querySelector<HTMLElement>('[data-handle]')?.focus()
    })
  }

  function send(item: KeptItem, index: number, to: Selection) {
    if (!changeSelections(withItemIn(id, to.id, item), `«\u00a0${to.title}\u00a0» est pleine.`))
      return
    showToast({
      type: 'success',
      title: `Rangé dans «\u00a0${to.title}\u00a0»`,
      description: item.title,
      action: {
        label: 'Annuler',
        run: () => changeSelections(withItemIn(to.id, id, item, index), goneElsewhere),
      },
      topic: selectionTopic,
    })
    focusNear(index)
  }

  function note(item: KeptItem, written: WrittenNote) {
    if (!changeSelections(withNote(id, item, written.text, written.before), goneElsewhere)) return
    if (written.text.trim() !== '') return setSaid('Note gardée')
    showToast({
      type: 'success',
      title: 'Note effacée',
      description: item.title,
      action: {
        label: 'Annuler',
        run: () =>
          changeSelections(withNoteBack(id, { ...item, note: written.begun }), noteWritten),
      },
      topic: selectionTopic,
    })
  }

  return (
    <>
      <p className="sr-only" id={hintId}>
        Alt et les flèches, ou le menu, changent sa place.
      </p>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows have the buttons; the keys are a way beside them */}
      <ol className={`group/rows ${rowList}`} ref={rows} onKeyDown={onKeyDown}>
        {items.map((item, index) => (
          <SelectionRow
            key={itemName(item)}
            item={item}
            present={present(item)}
            begun={
              item.kind === 'prompt'
                ? begun.find(({ slug, owner }) => slug === item.slug && owner === client?.id)
                : undefined
            }
            isOwnVersion={item.kind === 'prompt' && versions.includes(item.slug)}
            place={index}
            handle={
              <Button
                variant="quiet"
                shape="icon"
                className="cursor-grab touch-none text-ink-3"
                data-handle=""
                aria-label={`Déplacer ${item.title}`}
                aria-describedby={hintId}
                onPointerDown={(event) => dragRow(event, (to) => place(item, to))}
                onClick={(event) => sayHow(event, setSaid)}
              >
                <Icon name="grip" />
              </Button>
            }
            note={
              <ItemNote
                title={item.title}
                note={item.note}
                onSave={(written) => note(item, written)}
              />
            }
            menu={
              <ItemMenu
                title={item.title}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                others={others.filter(
                  ({ items: kept }) => !kept.some((other) => isSameItem(other, item)),
                )}
                onMove={(step) => place(item, index + step)}
                onSend={(to) => send(item, index, to)}
                onRemove={() => {
                  removeFavourite(list, item)
                  focusNear(index)
                }}
              />
            }
          />
        ))}
      </ol>
    </>
  )
}

/** A press by the keyboard, which has no pointer to drag with. */
function sayHow({ detail }: MouseEvent, say: (said: string) => void) {
  if (detail === 0) say('Flèche haut ou bas pour changer sa place.')
}
