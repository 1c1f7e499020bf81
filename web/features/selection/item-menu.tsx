import { type ReactNode, useId } from 'react'

import type { Selection } from '#shared/items/selections.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type ItemMenuProps = {
  title: string
  isFirst: boolean
  isLast: boolean
  /** The visitor's other selections. */
  others: Selection[]
  onMove: (step: -1 | 1) => void
  onSend: (list: Selection) => void
  onRemove: () => void
}

/** What else can be done with an item of one's own selection. */
export function ItemMenu(props: ItemMenuProps) {
  const { title, isFirst, isLast, others, onMove, onSend, onRemove } = props
  const id = useId()
  const close = () => document.getElementById(id)?.hidePopover()
  const doing = (action: () => void) => () => {
    // Before the row moves: closing gives the focus back to the button.
    close()
    action()
  }
  return (
    <>
      <Button
        variant="quiet"
        shape="icon"
        popoverTarget={id}
        aria-label={`Autres actions\u00a0: ${title}`}
      >
        <Icon name="more" />
      </Button>
      <div id={id} popover="auto" className="item-menu">
        <ul>
          <Entry isOff={isFirst} onPress={doing(() => onMove(-1))}>
            Monter
          </Entry>
          <Entry isOff={isLast} onPress={doing(() => onMove(1))}>
            Descendre
          </Entry>
          {others.map((list) => (
            <Entry key={list.id} onPress={doing(() => onSend(list))}>
              Ranger dans «&nbsp;{list.title}&nbsp;»
            </Entry>
          ))}
          <Entry onPress={doing(onRemove)}>Retirer de la sélection</Entry>
        </ul>
      </div>
    </>
  )
}

type EntryProps = { isOff?: boolean; onPress: () => void; children: ReactNode }

function Entry({ isOff = false, onPress, children }: EntryProps) {
  return (
    <li>
      <button type="button" disabled={isOff} onClick={onPress}>
        {children}
      </button>
    </li>
  )
}
