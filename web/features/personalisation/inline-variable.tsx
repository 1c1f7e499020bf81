import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

import { isFilled, valueOf } from '#shared/variables/prompt-values.ts'
import { Icon } from '#web/ui/icon.tsx'

import { useValue, useValuesStore } from './values-store.ts'

type InlineVariableProps = {
  variableKey: string
  placeholder: string
  punctuation: string
  /** Whether several lines are asked for. */
  isLong: boolean
}

/**
 * A variable in the text: a button that turns into a field, whose value counts from the first key. Enter or
 * leaving the field commits, Escape cancels, Shift+Enter starts a new line, as Enter does in a long text.
 */
export function InlineVariable({
  variableKey,
  placeholder,
  punctuation,
  isLong,
}: InlineVariableProps) {
  const value = useValue(variableKey)
  const store = useValuesStore()
  const [isEditing, setIsEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const givesFocusBack = useRef(false)
  /** What was typed before the first key; null until then. */
  const before = useRef<{ typed: string | undefined } | null>(null)

  useEffect(() => {
    if (isEditing || !givesFocusBack.current) return
    givesFocusBack.current = false
    button.current?.focus()
  }, [isEditing])

  function write(typed: string) {
    before.current ??= { typed: valueOf(store.state().typed, variableKey) }
    store.set(variableKey, typed)
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, shiftKey, nativeEvent } = event
    const commits = key === 'Enter' && !isLong && !shiftKey && !nativeEvent.isComposing
    if (!commits && key !== 'Escape') return
    // Or the key would open the field again once the button has the focus.
    event.preventDefault()
    if (!commits && before.current) store.set(variableKey, before.current.typed)
    givesFocusBack.current = true
    setIsEditing(false)
  }

  if (isEditing) {
    return (
      <>
        <textarea
          className="inline-block field-sizing-content max-h-48 min-h-6 w-60 max-w-full resize-none rounded-none border-0 border-b-2 border-focus bg-card-2 px-1.5 py-0 align-bottom leading-5.5 text-ink"
          rows={1}
          value={value}
          aria-label={placeholder}
          ref={selectAll}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setIsEditing(false)}
        />
        {punctuation}
      </>
    )
  }
  const isDone = isFilled(value)
  return (
    <button
      ref={button}
      type="button"
      className="variable"
      data-filled={isDone ? '' : undefined}
      aria-label={
        isDone ? `Modifier ${placeholder}, rempli : ${value}` : `Remplir ${placeholder}, à remplir`
      }
      onClick={() => {
        before.current = null
        setIsEditing(true)
      }}
    >
      <span className={value.length > longFrom ? longValue : undefined}>
        <Icon name={isDone ? 'check' : 'pen'} />
        {isDone ? shownValue(value) : `[${placeholder}]`}
      </span>
      {punctuation}
    </button>
  )
}

/** From so many characters on a value is laid out in parts, those in sight alone. */
const longFrom = 5000
const partLines = 100
/** An inline box around thousands of lines would take a browser minutes. */
const longValue = 'block bg-(--fill) bg-none'
/** The browser reserves `partLines` lines for a part that is out of sight. */
const longPart = 'block [contain-intrinsic-size:auto_100lh] [content-visibility:auto]'

/** All of a value, as text that can be selected. */
function shownValue(value: string): ReactNode {
  if (value.length <= longFrom) return value
  const lines = value.split('\n')
  return Array.from({ length: Math.ceil(lines.length / partLines) }, (_, part) => (
    <span key={part} className={longPart}>
      {lines.slice(part * partLines, (part + 1) * partLines).join('\n')}
    </span>
  ))
}

function selectAll(field: HTMLTextAreaElement | null) {
  field?.focus()
  field?.select()
}
