import type { FaqItem } from '#shared/items/sections/faq.ts'
import { typeset } from '#shared/text/typography.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The specialised FAQ as an accordion; the first answer is open. */
export function Faq({ items }: { items: FaqItem[] }) {
  return (
    <div className="acc">
      {items.map(({ question, reponse }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            {typeset(question)}
            <Icon name="chev" />
          </summary>
          <p className="ans">{typeset(reponse)}</p>
        </details>
      ))}
    </div>
  )
}
