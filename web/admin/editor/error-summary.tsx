import { countOf } from '#shared/text/plural.ts'
import { Notice } from '#web/admin/controls/notice.tsx'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'

type ErrorSummaryProps = { messages: readonly FieldMessage[]; onJump: (path: string) => void }

/** What keeps an item from being saved; each line leads to its field. */
export function ErrorSummary({ messages, onJump }: ErrorSummaryProps) {
  if (messages.length === 0) return null
  return (
    <Notice
      tone="bad"
      title={`Enregistrement impossible\u00a0: ${countOf(messages.length, 'champ à corriger', 'champs à corriger')}`}
    >
      <ul>
        {messages.map(({ path, label, message }) => (
          <li key={path}>
            <button type="button" className="linkish" onClick={() => onJump(path)}>
              {label}
            </button>{' '}
            : {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
