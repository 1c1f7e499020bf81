import { useDeferredValue, useId } from 'react'

import { countOf } from '#shared/text/plural.ts'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'

type TodoStripProps<Draft> = {
  draft: Draft
  /** What keeps a draft from being published, in the order of the form. */
  messagesOf: (draft: Draft) => FieldMessage[]
  onJump: (path: string) => void
}

/**
 * What is to be done before an item can be public, in an order to do it; each point leads to its field
 * and goes once that is mended.
 */
export function TodoStrip<Draft>({ draft, messagesOf, onJump }: TodoStripProps<Draft>) {
  const id = useId()
  const messages = messagesOf(useDeferredValue(draft))
  if (messages.length === 0) return null
  return (
    <section className="todo-strip" aria-labelledby={id}>
      <h2 id={id} aria-live="polite">
        {countOf(messages.length, 'point', 'points')} avant de publier
      </h2>
      <ol>
        {messages.map(({ path, label, message, isMissing }) => (
          <li key={path}>
            <button type="button" onClick={() => onJump(path)}>
              <span>
                {label}
                {isMissing ? null : <small>&nbsp;: {message}</small>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
