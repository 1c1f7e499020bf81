import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'

import { countOf, formatNumber } from '#shared/text/plural.ts'
import type { PromptField } from '#shared/variables/known-variable.ts'
import { isFilled, valueOf } from '#shared/variables/prompt-values.ts'
import { filledLength, type ParsedPrompt, parsePrompt } from '#shared/variables/prompt-variables.ts'
import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { progressOf } from '#web/items/copying/brackets-left.ts'
import { Cote } from '#web/items/cote.tsx'
import { Ticks } from '#web/items/ticks.tsx'
import { SafePart } from '#web/loading/safe-part.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { DocumentBar } from './document-bar.tsx'
import { useKeptTyping } from './kept-typing.ts'
import type { PermalinkTarget } from './open-permalink.ts'
import { usePageText } from './own-version/use-page-text.ts'
import { EditButton, hasVersionNotice, VersionNotice } from './own-version/version-notice.tsx'
import { isPermalink } from './permalink-prefix.ts'
import { paper, PromptDocument } from './prompt-document.tsx'
import { usePresentPrompt } from './sharing/present-prompt.ts'
import { useGivenValues } from './use-given-values.ts'
import { createValuesStore, useValues, ValuesProvider } from './values-store.ts'
import { VariableForm } from './variable-form.tsx'

type PersonalisationProps = {
  slug: string
  titre: string
  prompt: string
  fields: PromptField[]
  category: string
  cote: string
  /** Name of the assistant that the prompt was written for. */
  writtenFor: string
}

const sheet =
  'group/prompt relative mt-7 rounded-3 rounded-tl-none border border-t-4 border-edge border-t-(--tab) bg-card shadow-2 print:border-0 print:bg-transparent print:shadow-none'
const sheetWithViews =
  'max-xl:js:-mx-(--gutter) max-xl:js:mt-2 max-xl:js:rounded-none max-xl:js:border-x-0 max-xl:js:border-t-0'

const columns = 'grid xl:grid-cols-[21.5rem_minmax(0,1fr)] print:block'
/** The form spans both rows: notice and text. */
const columnsBelowNotice = 'xl:grid-rows-[auto_1fr] xl:[&>form]:row-[1/span_2]'

/** The prompt as a document to fill in, copy and open. */
export function Personalisation({
  slug,
  titre,
  prompt,
  fields,
  category,
  cote,
  writtenFor,
}: PersonalisationProps) {
  const { className, label } = useCategoryLook()(category)
  const [store] = useState(createValuesStore)
  const page = usePageText(slug, prompt, store)
  const { text } = page
  const parsed = useMemo(() => parsePrompt(text), [text])
  const item = useMemo(() => ({ kind: 'prompt' as const, slug, title: titre }), [slug, titre])
  const documentRef = useRef<HTMLDivElement>(null)
  const { variables } = parsed
  const hasForm = variables.length > 0
  const kept = useKeptTyping({ slug, titre, variables, category }, store)
  useGivenValues(slug, variables, fields, store)
  usePermalink({ page, fields, store })
  usePresentPrompt({ page, variables, store })
  return (
    <ValuesProvider value={store}>
      <section
        className={`${className} ${sheet} ${hasForm ? sheetWithViews : ''}`}
        aria-labelledby="personnaliser"
      >
        <div className={hasForm ? 'print:hidden max-xl:js:hidden' : 'print:hidden'}>
          <span className="card-tab bottom-[calc(100%+3px)] min-h-7" aria-hidden="true">
            {label}
          </span>
          <span className="absolute right-0 bottom-full mb-3 flex">
            <Cote cote={cote} />
          </span>
        </div>
        {hasForm ? (
          <Views variables={variables}>
            <EditButton page={page} />
          </Views>
        ) : null}
        <Summary parsed={parsed}>
          <EditButton page={page} />
        </Summary>
        <div
          className={
            hasForm
              ? `${columns} ${hasVersionNotice(page) ? columnsBelowNotice : ''}`.trimEnd()
              : undefined
          }
        >
          <SafePart>
            <VersionNotice page={page} />
          </SafePart>
          {/* What was typed is kept above them: a part that fails loses none of it. */}
          {hasForm ? (
            <SafePart>
              <VariableForm variables={variables} fields={fields} {...kept} />
            </SafePart>
          ) : null}
          <SafePart>
            <div className="min-w-0 xl:flex xl:flex-col">
              {page.isEditing ? null : (
                <PromptDocument
                  segments={parsed.segments}
                  fields={fields}
                  isFillable={hasForm}
                  ref={documentRef}
                />
              )}
              {/* Plain text for readers without script, where the variables are no buttons */}
              {hasForm ? (
                <pre className={`${paper} m-0 hidden text-body whitespace-pre-wrap no-js:block`}>
                  {prompt}
                </pre>
              ) : null}
              <DocumentBar
                item={item}
                parsed={parsed}
                writtenFor={writtenFor}
                documentRef={documentRef}
              />
            </div>
          </SafePart>
        </div>
      </section>
    </ValuesProvider>
  )
}

/** Fills in what the page's address carries; the code for it is loaded when it carries something. */
function usePermalink(target: PermalinkTarget) {
  /** The text may change while the code loads. */
  const now = useEffectEvent(() => target)
  useEffect(() => {
    const open = () => {
      if (!isPermalink(location.hash)) return
      now().store.load(
        import('./open-permalink.ts').then(
          ({ openPermalink }) => openPermalink(now()),
          () => tellNotLoaded('Lien personnalisé non ouvert'),
        ),
      )
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
}

const view =
  'relative flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-t-2 bg-desk-2 text-small font-semibold text-ink-2 has-checked:bg-(--tab) has-checked:text-(--on-tab) forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus'
const viewInput = 'absolute inset-0 m-0 opacity-0'

type ViewsProps = Pick<ParsedPrompt, 'variables'> & { children: ReactNode }

/** Tabs for the form and the text, where they do not fit side by side. Radios work before hydration. */
function Views({ variables, children }: ViewsProps) {
  const values = useValues()
  const { filled, total } = progressOf(variables, values)
  return (
    <fieldset
      className="hidden gap-0.5 border-b-3 border-(--tab) bg-desk max-xl:js:flex"
      aria-label="Affichage"
    >
      <label className={view}>
        <input
          className={viewInput}
          type="radio"
          name="vue-prompt"
          value="remplir"
          defaultChecked
        />
        Remplir
        <span className="font-mono text-micro leading-none">
          {filled}/{total}
        </span>
      </label>
      <label className={view}>
        <input className={viewInput} type="radio" name="vue-prompt" value="texte" />
        Texte
      </label>
      {children}
    </fieldset>
  )
}

/** How far the visitor is: one tick per variable, the words for it, and the length of the result. */
function Summary({ parsed, children }: { parsed: ParsedPrompt; children: ReactNode }) {
  const values = useValues()
  const { variables } = parsed
  const ticks = variables.map(({ key }) => isFilled(valueOf(values, key)))
  const filled = ticks.filter(Boolean).length
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-edge px-4 py-3 md:px-6 xl:py-2 print:hidden ${variables.length > 0 ? 'max-xl:js:sr-only' : ''}`}
    >
      <h2 className="text-t3 font-strong" id="personnaliser">
        Personnaliser le prompt
      </h2>
      {filled > 0 ? (
        <Badge variant="done">
          <Icon name="check" />
          Personnalisé
        </Badge>
      ) : null}
      <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1 md:ml-auto md:basis-auto">
        {variables.length > 0 ? (
          <>
            <Ticks filled={ticks} className="flex *:h-2 *:w-4 *:border-[1.5px] no-js:hidden" />
            <span className="hint no-js:hidden" aria-live="polite">
              {countOf(filled, 'variable', 'variables')} sur {variables.length}{' '}
              {filled > 1 ? 'remplies' : 'remplie'}
            </span>
          </>
        ) : null}
        <span
          className={variables.length > 0 ? 'hint md:border-l md:border-edge-2 md:pl-3' : 'hint'}
        >
          {formatNumber(filledLength(parsed, values))}
          {'\u00a0'}caractères
        </span>
        <span className={variables.length > 0 ? 'max-xl:js:hidden' : undefined}>{children}</span>
      </div>
    </div>
  )
}
