import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

import { isFilled } from '#shared/variables/prompt-values.ts'
import { Icon } from '#web/ui/icon.tsx'

import { useValue, useValuesStore } from './values-store.ts'

type InlineVariableProps = { variableKey: string; placeholder: string; punctuation: string }

/**
 * A variable in the text: a button that turns into a field. Enter or leaving the field
 * commits, Escape cancels, Shift+Enter starts a new line.
 */
export function InlineVariable({ variableKey, placeholder, punctuation }: InlineVariableProps) {
  const value = useValue(variableKey)
  const store = useValuesStore()
  const [isEditing, setIsEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const givesFocusBack = useRef(false)

  useEffect(() => {
    if (isEditing || !givesFocusBack.current) return
    givesFocusBack.current = false
    button.current?.focus()
  }, [isEditing])

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const commits = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!commits && event.key !== 'Escape') return
    // Or the key would open the field again once the button has the focus.
    event.preventDefault()
    if (commits) store.set(variableKey, event.currentTarget.value)
    else event.currentTarget.value = value
    givesFocusBack.current = true
    setIsEditing(false)
  }

  if (isEditing) {
    return (
      <>
        <textarea
          className="var-input"
          rows={1}
          defaultValue={value}
          aria-label={placeholder}
          ref={selectAll}
          onKeyDown={onKeyDown}
          onBlur={({ currentTarget }) => {
            // Whoever has only looked has typed nothing: another tab may have, meanwhile.
            if (currentTarget.value !== currentTarget.defaultValue)
              store.set(variableKey, currentTarget.value)
            setIsEditing(false)
          }}
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
      className={isDone ? 'var filled' : 'var'}
      aria-label={
        isDone ? `Modifier ${placeholder}, rempli : ${value}` : `Remplir ${placeholder}, à remplir`
      }
      onClick={() => setIsEditing(true)}
    >
      <span className="hl" style={value.length > longFrom ? longStyle : undefined}>
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
const longStyle = { display: 'block', background: 'var(--v)' }
const partStyle = {
  display: 'block',
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${partLines}lh`,
} as const

/** All of a value, as text that can be selected. */
function shownValue(value: string): ReactNode {
  if (value.length <= longFrom) return value
  const lines = value.split('\n')
  return Array.from({ length: Math.ceil(lines.length / partLines) }, (_, part) => (
    <span key={part} style={partStyle}>
      {lines.slice(part * partLines, (part + 1) * partLines).join('\n')}
    </span>
  ))
}

function selectAll(field: HTMLTextAreaElement | null) {
  field?.focus()
  field?.select()
}
