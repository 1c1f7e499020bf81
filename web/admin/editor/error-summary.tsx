import { countOf } from '#shared/text/plural.ts'
import { Notice } from '#web/admin/controls/notice.tsx'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'

type ErrorSummaryProps = {
  messages: readonly FieldMessage[]
  /** What they keep from being done. */
  tried: 'save' | 'publish'
  onJump: (path: string) => void
}

const triedWords = { save: 'Enregistrement', publish: 'Publication' }

/** What keeps an item from being saved or published; each line leads to its field. */
export function ErrorSummary({ messages, tried, onJump }: ErrorSummaryProps) {
  if (messages.length === 0) return null
  return (
    <Notice
      tone="bad"
      title={`${triedWords[tried]} impossible\u00a0: ${countOf(messages.length, 'champ à corriger', 'champs à corriger')}`}
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
