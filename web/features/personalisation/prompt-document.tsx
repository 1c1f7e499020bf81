import { memo, type ReactNode, type Ref, useMemo } from 'react'

import { typeset } from '#shared/text/typography.ts'
import { type DocumentLine, documentLines } from '#shared/variables/document-lines.ts'
import type { PromptField } from '#shared/variables/known-variable.ts'
import type { PromptSegment } from '#shared/variables/prompt-variables.ts'

import { InlineVariable } from './inline-variable.tsx'

type PromptDocumentProps = {
  segments: PromptSegment[]
  fields: PromptField[]
  /** Whether the text has variables: without script, a plain copy replaces it. */
  isFillable: boolean
  ref: Ref<HTMLDivElement>
}

export const paper =
  'bg-ruled bg-position-[0_calc(0.5lh-6px)] px-4 pt-3.5 pb-7 font-display leading-7 md:px-6 xl:flex-1 xl:px-10 print:bg-none print:p-0'
const lines =
  '*:block *:min-h-lh *:max-w-2xl *:whitespace-pre-wrap print:*:max-w-none max-xl:js:group-has-[[value=remplir]:checked]/prompt:hidden'
const lineClasses = { heading: 'font-bold', item: 'pl-5 -indent-[1.15rem]', text: undefined }

/** The exact text on ruled paper; only its variables ever render again. */
export const PromptDocument = memo(function PromptDocument({
  segments,
  fields,
  isFillable,
  ref,
}: PromptDocumentProps) {
  const textLines = useMemo(() => documentLines(segments), [segments])
  const long = fields.filter(({ nature }) => nature === 'texte_long')
  return (
    <div
      className={`${paper} ${lines} ${isFillable ? 'no-js:hidden' : ''}`}
      data-prompt-text=""
      ref={ref}
    >
      {textLines.map((line, index) => (
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
      {marker === '' ? null : (
        <span className={kind === 'heading' ? 'font-normal text-ink-3' : undefined}>{marker}</span>
      )}
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
      <span key={index} className="whitespace-pre">
        {written}
      </span>
    ) : (
      written
    ),
  )
}
