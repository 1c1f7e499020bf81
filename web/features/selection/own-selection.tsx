import { useRef, useState } from 'react'

import { isSameItem, type StoredItem } from '#shared/items/selection.ts'
import { countOf } from '#shared/text/plural.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { removeFavourite } from '#web/storage/favourite-changes.ts'
import { favourites } from '#web/storage/favourites.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { tellNothingStored } from '#web/storage/tell-nothing-stored.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { SelectionList } from './selection-list.tsx'
import { SelectionTools } from './selection-tools.tsx'

/** The visitor's own list: to put in order, to take from, to copy and to share. */
export function OwnSelection() {
  const items = useStoredValue(favourites)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="wrap">
      <div className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          Ma sélection
        </h1>
        <p>Vos prompts et GPT, dans votre ordre. La liste reste dans votre navigateur.</p>
      </div>
      {items.length === 0 ? (
        <EmptyState
          title="Rien de gardé"
          text="Sur la page d’un prompt ou d’un GPT, «&nbsp;Ajouter à ma sélection&nbsp;» le range ici. Un lien permet ensuite de partager la liste, sans compte."
        >
          <PageLink className={buttonClass({ variant: 'ink' })} to="/prompts">
            Parcourir les prompts
          </PageLink>
        </EmptyState>
      ) : (
        <OwnItems items={items} onEmptied={() => heading.current?.focus()} />
      )}
    </div>
  )
}

type OwnItemsProps = {
  items: StoredItem[]
  /** Nothing that could have the focus is left of the list. */
  onEmptied: () => void
}

function OwnItems({ items, onEmptied }: OwnItemsProps) {
  const [moved, setMoved] = useState('')
  const list = useRef<HTMLDivElement>(null)

  function move(item: StoredItem, step: -1 | 1) {
    const stored = favourites.get()
    const from = stored.findIndex((other) => isSameItem(other, item))
    const to = from + step
    if (from < 0 || to < 0 || to >= stored.length) return
    if (!favourites.set(stored.toSpliced(from, 1).toSpliced(to, 0, item)))
      return tellNothingStored()
    setMoved(`${item.title}\u00a0: place ${to + 1} sur ${stored.length}`)
    // An element that changes places loses the focus.
    focusRow(to, step === -1 ? 'up' : 'down')
  }

  function remove(item: StoredItem, place: number) {
    removeFavourite(item)
    if (favourites.get().length === 0) return onEmptied()
    focusRow(Math.min(place, items.length - 2), 'out')
  }

  /** Once the list is as it will be. */
  function focusRow(place: number, control: 'up' | 'down' | 'out') {
    requestAnimationFrame(() => {
      const row = list.current?.querySelectorAll('li')[place]
      row?.querySelector<HTMLElement>(`[data-move=${control}]`)?.focus()
    })
  }

  return (
    <div ref={list}>
      <SelectionTools items={items} />
      <p className="countline" aria-live="polite">
        <span>
          <strong>{countOf(items.length, 'fiche', 'fiches')}</strong>
        </span>
        <span className="vh">{moved}</span>
      </p>
      <SelectionList
        items={items}
        renderActions={(item, index) => (
          <>
            <MoveButton
              direction="up"
              label={`Monter ${item.title}`}
              isLast={index === 0}
              onMove={() => move(item, -1)}
            />
            <MoveButton
              direction="down"
              label={`Descendre ${item.title}`}
              isLast={index === items.length - 1}
              onMove={() => move(item, 1)}
            />
            <Button
              variant="quiet"
              shape="icon"
              data-move="out"
              aria-label={`Retirer ${item.title}`}
              onClick={() => remove(item, index)}
            >
              <Icon name="x" />
            </Button>
          </>
        )}
      />
    </div>
  )
}

type MoveButtonProps = {
  direction: 'up' | 'down'
  label: string
  /** Whether there is no place further in this direction. */
  isLast: boolean
  onMove: () => void
}

/** Stays focusable at the end of its way, where the keyboard would lose its place. */
function MoveButton({ direction, label, isLast, onMove }: MoveButtonProps) {
  return (
    <Button
      shape="icon"
      data-move={direction}
      aria-label={label}
      aria-disabled={isLast}
      onClick={onMove}
    >
      <Icon name="chev" className={direction === 'up' ? 'rotate-180' : ''} />
    </Button>
  )
}
