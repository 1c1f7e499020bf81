import { useDeferredValue } from 'react'

import { Panel } from '#web/admin/controls/panel.tsx'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'

type MissingPanelProps<Draft> = {
  draft: Draft
  /** What keeps a draft from being published, in the order of the form. */
  messagesOf: (draft: Draft) => FieldMessage[]
  onJump: (path: string) => void
}

/** What an item that is not public needs before it can be; each line leads to its field. */
export function MissingPanel<Draft>({ draft, messagesOf, onJump }: MissingPanelProps<Draft>) {
  const messages = messagesOf(useDeferredValue(draft))
  if (messages.length === 0) return null
  return (
    <Panel title="Avant de publier" aside={<strong>{messages.length}</strong>}>
      <div className="in stack">
        <ol className="check-list">
          {messages.map(({ path, label, message }) => (
            <li key={path}>
              <button type="button" className="linkish" onClick={() => onJump(path)}>
                {label}&nbsp;: {message}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  )
}
