import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'

import { countOf } from '#shared/text/plural.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { useItemActions } from './item-actions.ts'
import { usePaletteGroups } from './palette-groups.ts'
import { footLine, PaletteKeys } from './palette-keys.tsx'
import { lineId, PaletteList } from './palette-list.tsx'
import { neighbourOf } from './palette-rows.ts'
import { SearchTrouble } from './search-trouble.tsx'
import { typeInto } from './type-into.ts'
import { useProposals } from './use-proposals.ts'

/** The elements around the list of rows: a chain of columns, so that the list scrolls. */
export const paletteColumn = 'flex min-h-0 flex-col max-md:flex-1'

type PaletteWorkbenchProps = {
  inputRef: RefObject<HTMLInputElement | null>
  onClose: () => void
}

/**
 * The box of the palette and what it offers: a combobox whose popup is a grid. The focus stays in the box,
 * whose keys move through the rows; Tab goes on to the actions of the row that they are on.
 */
export function PaletteWorkbench({ inputRef, onClose }: PaletteWorkbenchProps) {
  const [typed, setTyped] = useState('')
  const [movedTo, setMovedTo] = useState<string>()
  const [said, setSaid] = useState('')
  const listRef = useRef<HTMLDivElement>(null)
  const listId = useId()
  const keysId = useId()
  const { proposals, askFor } = useProposals()
  const text = typed.trim()

  function write(next: string) {
    const input = inputRef.current
    if (!input) return
    typeInto(input, next)
    input.focus()
  }

  const { groups, isSettled, count } = usePaletteGroups(text, proposals, { write, tell: setSaid })
  const rows = groups.flatMap((group) => group.rows)
  const isAnswered = proposals.state === 'known' || proposals.state === 'kept'
  const isVain = said === '' && isAnswered && proposals.answer !== null && count === 0
  const active = rows.find(({ id }) => id === movedTo) ?? (isSettled ? rows[0] : undefined)
  const activeId = active && lineId(listId, active.id)
  const actions = useItemActions(active?.item, setSaid)

  useEffect(() => {
    const line = activeId === undefined ? null : document.getElementById(activeId)
    line?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function move(step: 1 | -1) {
    setMovedTo(neighbourOf(rows, active, step)?.id)
    inputRef.current?.focus()
  }

  /** Does with the active row what one of its buttons does. */
  function act(action: 'copy' | 'open') {
    const line = activeId === undefined ? null : document.getElementById(activeId)
    const button = line
      ?.closest('[role="row"]')
      ?.querySelector<HTMLElement>(`[data-action=${action}]`)
    button?.click()
    // What is typed next takes the place of what led here.
    if (button && action === 'copy') inputRef.current?.select()
    if (!button && active?.item) setSaid('Un GPT ne se copie pas\u00a0: Maj Entrée le lance.')
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event
    if (nativeEvent.isComposing || altKey) return
    const isCommand = ctrlKey || metaKey
    if ((key === 'ArrowDown' || key === 'ArrowUp') && !isCommand && !shiftKey) {
      event.preventDefault()
      move(key === 'ArrowDown' ? 1 : -1)
    }
    if (key !== 'Enter' || event.target !== inputRef.current) return
    if (isCommand || shiftKey) {
      event.preventDefault()
      act(isCommand ? 'copy' : 'open')
    } else if (activeId !== undefined) {
      event.preventDefault()
      document.getElementById(activeId)?.click()
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that reach the box as well
    <div className={paletteColumn} onKeyDown={onKeyDown}>
      <div
        className={`flex items-center gap-3 border-b border-edge-2 pl-4 focus-within:shadow-[inset_0_-3px_0_var(--color-focus)] ${
          // The tools lie over its end.
          typed === '' ? 'pr-14' : 'pr-34'
        }`}
      >
        <Icon name="search" className="text-ink-3" />
        <input
          ref={inputRef}
          className="min-h-14 min-w-0 flex-1 border-0 bg-transparent text-t3 text-ellipsis outline-none placeholder:text-ink-3 placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
          name="q"
          type="search"
          maxLength={200}
          autoComplete="off"
          placeholder="Un prompt, un GPT, une commande…"
          aria-label="Rechercher un prompt, un GPT ou une commande"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-describedby={keysId}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setMovedTo(undefined)
            setSaid('')
            askFor(currentTarget)
          }}
        />
      </div>
      {/* As high with few rows as with a screen of them: nothing jumps while answers come. */}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-1.5 md:max-h-124 md:min-h-[min(24rem,calc(var(--room,100dvh)-12rem))]">
        <PaletteList
          ref={listRef}
          id={listId}
          groups={groups}
          activeId={active?.id}
          isAwaited={proposals.state === 'awaited'}
          actions={actions}
        />
        <SearchTrouble
          state={proposals.state}
          onRetry={() => inputRef.current && askFor(inputRef.current)}
        />
      </div>
      <div className="border-t border-edge bg-card-2 text-micro text-ink-2">
        <output
          className={said === '' && !isVain ? 'sr-only' : `${footLine} font-semibold text-info`}
        >
          {said !== '' || text === '' || !isAnswered ? said : counted(count, text)}
        </output>
        <PaletteKeys
          id={keysId}
          row={active}
          assistantName={actions.assistant.name}
          isHidden={said !== '' || isVain}
        />
      </div>
      {/* At the top, and last for Tab: the actions of the active row come right after the box. */}
      <div className="absolute top-0 right-2 flex h-14 items-center gap-1 max-md:*:min-h-11 max-md:*:min-w-11">
        {typed === '' ? null : (
          <Button variant="quiet" size="sm" onClick={() => write('')}>
            Effacer
          </Button>
        )}
        <Button variant="quiet" size="sm" shape="icon" aria-label="Fermer" onClick={onClose}>
          <Icon name="x" />
        </Button>
      </div>
    </div>
  )
}

const counted = (count: number, text: string) =>
  count === 0
    ? `Aucune proposition pour «\u00a0${text}\u00a0».`
    : countOf(count, 'proposition', 'propositions')
