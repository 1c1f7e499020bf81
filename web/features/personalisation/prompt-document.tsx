import { memo, type Ref, useMemo } from 'react'

import type { PromptSegment } from '#shared/prompt-variables.ts'

import { type DocumentLine, documentLines } from './document-lines.ts'
import { InlineVariable } from './inline-variable.tsx'

type PromptDocumentProps = { segments: PromptSegment[]; ref: Ref<HTMLDivElement> }

const lineClasses = { heading: 'l l-h', item: 'l l-num', text: 'l' }

/** The exact text on ruled paper; only its variables ever render again. */
export const PromptDocument = memo(function PromptDocument({ segments, ref }: PromptDocumentProps) {
  const lines = useMemo(() => documentLines(segments), [segments])
  return (
    <div className="doc-text" ref={ref}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no identity but its place
        <Line key={index} line={line} />
      ))}
    </div>
  )
})

function Line({ line: { kind, marker, parts } }: { line: DocumentLine }) {
  return (
    <span className={lineClasses[kind]}>
      {marker === '' ? null : <span className="mk">{marker}</span>}
      {parts.map((part, index) =>
        part.type === 'text' ? (
          part.text
        ) : (
          <InlineVariable
            // oxlint-disable-next-line react/no-array-index-key -- the same variable may stand twice
            key={index}
            variableKey={part.key}
            placeholder={part.placeholder}
            punctuation={part.punctuation}
          />
        ),
      )}
    </span>
  )
}
