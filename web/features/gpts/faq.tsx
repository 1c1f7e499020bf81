import type { MarkdownTree } from '#shared/text/markdown-tree.ts'
import { typeset } from '#shared/text/typography.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RichText } from '#web/ui/rich-text.tsx'

type FaqProps = { items: { question: string; reponse: MarkdownTree }[] }

/** The specialised FAQ as an accordion; the first answer is open. */
export function Faq({ items }: FaqProps) {
  return (
    <div className="acc">
      {items.map(({ question, reponse }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            {typeset(question)}
            <Icon name="chev" />
          </summary>
          <p className="ans">
            <RichText tree={reponse} />
          </p>
        </details>
      ))}
    </div>
  )
}
