import type { MarkdownTree } from '#shared/text/markdown-tree.ts'
import { typeset } from '#shared/text/typography.ts'
import { Disclosure, disclosureTitle } from '#web/ui/disclosure.tsx'
import { RichText } from '#web/ui/rich-text.tsx'

type FaqProps = { items: { question: string; reponse: MarkdownTree }[] }

/** The specialised FAQ as an accordion; the first answer is open. */
export function Faq({ items }: FaqProps) {
  return (
    <div className="border-t-2 border-ink">
      {items.map(({ question, reponse }, index) => (
        <Disclosure
          key={question}
          summary={typeset(question)}
          className={`items-start ${disclosureTitle}`}
          isOpen={index === 0}
        >
          <p className="max-w-2xl pb-4 text-ink-2">
            <RichText tree={reponse} />
          </p>
        </Disclosure>
      ))}
    </div>
  )
}
