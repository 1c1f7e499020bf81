import { type KeyboardEvent, useId, useRef, useState } from 'react'

import { countOf } from '#shared/text/plural.ts'
import { bracketName, type KnownVariable } from '#shared/variables/known-variable.ts'
import { TextAreaField, type TextAreaFieldProps } from '#web/admin/form/text-area-field.tsx'

import { bracketEnd, type OpenBracket, openBracket, proposals } from './open-bracket.ts'

type BracketFieldProps = TextAreaFieldProps & {
  variables: readonly KnownVariable[]
}

type Proposed = OpenBracket & { options: KnownVariable[]; place: { top: number; left: number } }

/**
 * A text in which known variables are proposed while a bracket is written. The focus stays in the text;
 * arrows choose, Enter and Tab write what is chosen, Escape closes the list.
 */
export function BracketField({ variables, ...field }: BracketFieldProps) {
  const areaRef = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const [proposed, setProposed] = useState<Proposed | null>(null)
  const [active, setActive] = useState(0)
  const dismissed = useRef<number | null>(null)
  const options = proposed?.options ?? []

  /** Follows the caret, however it moved. */
  function follow() {
    const area = areaRef.current
    if (!area) return
    const { value, selectionStart: caret, selectionEnd } = area
    const bracket = caret === selectionEnd ? openBracket(value, caret) : null
    if (bracket?.start !== dismissed.current) dismissed.current = null
    const found = bracket && dismissed.current === null ? proposals(variables, bracket.typed) : []
    if (!bracket || found.length === 0) {
      setProposed(null)
      return
    }
    if (bracket.start === proposed?.start && bracket.typed === proposed.typed) return
    const place =
      bracket.start === proposed?.start ? proposed.place : caretPlace(area, bracket.start)
    setProposed({ ...bracket, options: found, place })
    setActive(0)
  }

  function write(variable: KnownVariable) {
    const area = areaRef.current
    if (!area || !proposed) return
    const text = `[${bracketName(variable)}]`
    area.focus()
    area.setSelectionRange(proposed.start, bracketEnd(area.value, area.selectionStart))
    setProposed(null)
    // Old as it is, nothing else leaves Ctrl Z what it takes back.
    if (document.execCommand('insertText', false, text)) return
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
    field.onChange(area.value)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event
    if (!proposed || nativeEvent.isComposing || ctrlKey || metaKey || altKey || shiftKey) return
    const chosen = options[active]
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : options.length - 1
      setActive((active + step) % options.length)
    } else if ((key === 'Enter' || key === 'Tab') && chosen) write(chosen)
    else if (key === 'Escape') {
      dismissed.current = proposed.start
      setProposed(null)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="relative">
      <TextAreaField
        {...field}
        ref={areaRef}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={proposed ? listId : undefined}
        aria-activedescendant={proposed ? `${listId}-${active}` : undefined}
        onSelect={follow}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          setProposed(null)
          field.onBlur?.(event)
        }}
      />
      <output className="sr-only">
        {proposed
          ? `${countOf(options.length, 'variable proposée', 'variables proposées')}. Flèches pour choisir, Entrée pour écrire, Échap pour fermer.`
          : ''}
      </output>
      {proposed ? (
        <div
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select could not stand at the caret
          role="listbox"
          aria-label="Variables connues"
          className="absolute z-5 m-0 max-h-80 w-[min(26rem,100%)] scroll-my-26 overflow-y-auto rounded-2 border border-edge-2 bg-card p-1 shadow-2"
          ref={intoView}
          style={{
            top: proposed.place.top,
            left: `min(${proposed.place.left}px, 100% - min(26rem, 100%))`,
          }}
        >
          {options.map((variable, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the text has the focus and the keys
            <div
              key={variable.cle}
              id={`${listId}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox takes no other element
              role="option"
              className={`grid cursor-pointer rounded-1 px-2.5 py-1.5 ${index === active ? 'bg-card-2 outline-2 -outline-offset-2 outline-ink' : ''}`}
              aria-selected={index === active}
              // Pressing it takes the focus from the text, which would close the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => write(variable)}
            >
              <span>
                <strong>{variable.libelle}</strong>{' '}
                <span className="hint">[{bracketName(variable)}]</span>
              </span>
              <span className="hint">{variable.aide}</span>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  )
}

const intoView = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' })

const copied = [
  'font',
  'letter-spacing',
  'padding',
  'line-height',
  'tab-size',
  'text-indent',
  'word-spacing',
]

/** Where a character of a text area stands, from the top left of what the area is placed in. */
function caretPlace(area: HTMLTextAreaElement, index: number): { top: number; left: number } {
  // No browser tells: a block that wraps as the area does is laid out and measured.
  const style = getComputedStyle(area)
  const mirror = document.createElement('div')
  for (const name of copied) mirror.style.setProperty(name, style.getPropertyValue(name))
  Object.assign(mirror.style, {
    position: 'absolute',
    visibility: 'hidden',
    boxSizing: 'border-box',
    width: `${area.clientWidth}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  })
  const mark = document.createElement('span')
  mark.textContent = '['
  mirror.append(area.value.slice(0, index), mark)
  document.body.append(mirror)
  const top = area.offsetTop + mark.offsetTop + mark.offsetHeight - area.scrollTop
  const left = area.offsetLeft + mark.offsetLeft
  mirror.remove()
  return { top: Math.min(top, area.offsetTop + area.offsetHeight), left }
}
