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
        className="max-md:ml-auto md:self-end"
        popoverTarget={id}
        aria-label={`Autres actions\u00a0: ${title}`}
      >
        <Icon name="more" />
      </Button>
      <div
        id={id}
        popover="auto"
        className="max-h-[60vh] max-w-[min(22rem,100vw-2rem)] overflow-y-auto rounded-2 border border-edge-2 bg-card p-1 text-ink shadow-3 [position-area:block-end_span-inline-start] [position-try-fallbacks:flip-block,flip-inline] supports-[position-area:block-end]:inset-auto supports-[position-area:block-end]:mx-0 supports-[position-area:block-end]:my-1"
      >
        <ul className="grid">
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
      <button
        type="button"
        disabled={isOff}
        className="min-h-11 w-full rounded-1 border-0 bg-transparent px-3 py-1 text-left text-small leading-tight font-semibold wrap-anywhere hover:bg-card-2 disabled:cursor-default disabled:text-ink-3"
        onClick={onPress}
      >
        {children}
      </button>
    </li>
  )
}
