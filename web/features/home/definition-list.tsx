import type { ReactNode } from 'react'

type DefinitionListProps = { definitions: { term: string; text: ReactNode }[] }

/** Terms and what they mean, as rows of one sheet. */
export function DefinitionList({ definitions }: DefinitionListProps) {
  return (
    <dl className="rounded-2 border border-edge bg-card shadow-1">
      {definitions.map(({ term, text }) => (
        <div
          key={term}
          className="grid gap-x-5 gap-y-1 border-rule px-5 py-3 not-first:border-t md:grid-cols-[8.5rem_minmax(0,1fr)]"
        >
          <dt className="font-display text-t4 leading-snug font-strong">{term}</dt>
          <dd className="text-small text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
