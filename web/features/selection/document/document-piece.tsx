import { typeset } from '#shared/text/typography.ts'
import { documentLines } from '#shared/variables/document-lines.ts'
import type { Profile } from '#shared/variables/profiles.ts'
import { isFilled, valueOf } from '#shared/variables/prompt-values.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { Cote } from '#web/items/cote.tsx'
import { Level } from '#web/items/level.tsx'
import { MetaLine } from '#web/items/meta-line.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'

import { gptAddress } from './document-markdown.ts'
import {
  fillForClient,
  type FilledPrompt,
  type LoadedItem,
  missingSentence,
} from './document-pieces.ts'

const nextPiece =
  'mt-6 border-t border-edge print:mt-0 print:break-before-page print:border-0 print:pt-0'
const pieceText =
  'mt-4 bg-ruled font-display leading-6.5 *:block *:min-h-lh *:whitespace-pre-wrap print:bg-none print:[orphans:3] print:[widows:3]'

type DocumentPieceProps = { id: string; item: LoadedItem; place: number; client: Profile | null }

/** An item of a document: what it is, what is noted about it and its text. */
export function DocumentPiece({ id, item, place, client }: DocumentPieceProps) {
  const { title, note, source } = item
  const present = 'present' in source ? source.present : null
  const { className } = useCategoryLook()(present?.category ?? '')
  return (
    <article className={`${className} pt-6 ${place > 0 ? nextPiece : ''}`} aria-labelledby={id}>
      <h2
        id={id}
        tabIndex={-1}
        className="scroll-mt-[calc(var(--bar)+1rem)] text-panel print:break-after-avoid"
      >
        {place + 1}. {typeset(title)}
      </h2>
      {present ? (
        <MetaLine className="mt-1 print:break-after-avoid">
          <Cote cote={present.cote} />
          {present.niveau ? <Level niveau={present.niveau} /> : null}
          {source.kind === 'gpt' ? <span>GPT, rôle à coller dans un assistant</span> : null}
          {source.kind === 'prompt' && source.isOwnVersion ? (
            <span className="print:hidden">votre version du texte</span>
          ) : null}
        </MetaLine>
      ) : null}
      {note === '' ? null : (
        <p className="mt-3 border-l-3 border-ink px-3 py-2 font-display whitespace-pre-line print:break-after-avoid">
          {note}
        </p>
      )}
      {source.kind === 'gone' || source.kind === 'unkept' ? <p>{missingSentence(source)}</p> : null}
      {source.kind === 'prompt' ? <PromptText filled={fillForClient(source, client)} /> : null}
      {source.kind === 'gpt' ? (
        <GptText role={source.gpt.role} url={gptAddress(source.gpt)} />
      ) : null}
    </article>
  )
}

function GptText({ role, url }: { role: string | null; url: string }) {
  return (
    <>
      <p className="mt-3">
        Adresse&nbsp;: <ExternalLink href={url}>{url}</ExternalLink>
      </p>
      <div className={pieceText}>
        {(role ?? 'Son rôle n’est pas publié\u00a0: ouvrez-le à son adresse.')
          .split('\n')
          .map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line has no identity but its place
            <span key={index}>{line}</span>
          ))}
      </div>
    </>
  )
}

const lineClasses = { heading: 'font-bold', item: 'pl-5 -indent-[1.15rem]', text: undefined }

function PromptText({ filled: { parsed, values } }: { filled: FilledPrompt }) {
  return (
    <div className={pieceText}>
      {documentLines(parsed.segments).map(({ kind, marker, parts }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no identity but its place
        <span key={index} className={lineClasses[kind]}>
          {marker === '' ? null : <span className="font-normal text-ink-3">{marker}</span>}
          {parts.map((part, place) =>
            part.type === 'text' ? (
              part.text
            ) : (
              <Value
                // oxlint-disable-next-line react/no-array-index-key -- the same variable may stand twice
                key={place}
                value={valueOf(values, part.key)}
                placeholder={part.placeholder}
                punctuation={part.punctuation}
              />
            ),
          )}
        </span>
      ))}
    </div>
  )
}

type ValueProps = { value: string | undefined; placeholder: string; punctuation: string }

/** A value is underlined; one that is missing keeps its brackets, on a dashed line. */
function Value({ value, placeholder, punctuation }: ValueProps) {
  return (
    <>
      {isFilled(value) ? (
        <u className="font-semibold decoration-done-line decoration-2 underline-offset-[0.2em]">
          {value}
        </u>
      ) : (
        <span className="font-semibold underline decoration-todo-line decoration-dashed decoration-2 underline-offset-[0.2em]">{`[${placeholder}]`}</span>
      )}
      {punctuation}
    </>
  )
}
