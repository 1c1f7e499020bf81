import { memo, type ReactNode, type Ref, useMemo } from 'react'

import { typeset } from '#shared/text/typography.ts'
import { type DocumentLine, documentLines } from '#shared/variables/document-lines.ts'
import type { PromptField } from '#shared/variables/known-variable.ts'
import type { PromptSegment } from '#shared/variables/prompt-variables.ts'

import { InlineVariable } from './inline-variable.tsx'

type PromptDocumentProps = {
  segments: PromptSegment[]
  fields: PromptField[]
  ref: Ref<HTMLDivElement>
}

const lineClasses = { heading: 'l l-h', item: 'l l-num', text: 'l' }

/** The exact text on ruled paper; only its variables ever render again. */
export const PromptDocument = memo(function PromptDocument({
  segments,
  fields,
  ref,
}: PromptDocumentProps) {
  const lines = useMemo(() => documentLines(segments), [segments])
  const long = fields.filter(({ nature }) => nature === 'texte_long')
  return (
    <div className="doc-text" data-prompt-text="" ref={ref}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no identity but its place
        <Line key={index} line={line} long={long} />
      ))}
    </div>
  )
})

type LineProps = { line: DocumentLine; long: PromptField[] }

function Line({ line: { kind, marker, parts }, long }: LineProps) {
  return (
    <span className={lineClasses[kind]}>
      {marker === '' ? null : <span className="mk">{marker}</span>}
      {parts.map((part, index) =>
        part.type === 'text' ? (
          unbroken(part.text)
        ) : (
          <InlineVariable
            // oxlint-disable-next-line react/no-array-index-key -- the same variable may stand twice
            key={index}
            variableKey={part.key}
            placeholder={part.placeholder}
            punctuation={part.punctuation}
            isLong={long.some(({ placeholder }) => placeholder === part.placeholder)}
          />
        ),
      )}
    </span>
  )
}

/**
 * The text with the spaces that are copied, where a numeral keeps its unit on one line all the same. Some
 * browsers would break «7-10» behind its hyphen, too.
 */
function unbroken(text: string): ReactNode {
  const shown = typeset(text)
  if (shown === text && !/\d-\d/.test(text)) return text
  const pieces: { written: string; isKept: boolean }[] = []
  let end = 0
  for (const word of shown.split(/(?<= )/)) {
    const written = text.slice(end, (end += word.length))
    const isKept = / \S|\d-\d/.test(written)
    const last = pieces.at(-1)
    // Words that need nothing are one text: each of its own would cost a marker in the page.
    if (last && !last.isKept && !isKept) last.written += written
    else pieces.push({ written, isKept })
  }
  return pieces.map(({ written, isKept }, index) =>
    isKept ? (
      // oxlint-disable-next-line react/no-array-index-key -- a piece has no identity but its place
      <span key={index} className="nb">
        {written}
      </span>
    ) : (
      written
    ),
  )
}
