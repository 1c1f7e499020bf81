import { useEffect, useMemo, useRef, useState } from 'react'

import { countOf, formatNumber } from '#shared/text/plural.ts'
import type { PromptField } from '#shared/variables/known-variable.ts'
import { isFilled, valueOf } from '#shared/variables/prompt-values.ts'
import { filledLength, type ParsedPrompt, parsePrompt } from '#shared/variables/prompt-variables.ts'
import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { Cote } from '#web/items/cote.tsx'
import { SafePart } from '#web/loading/safe-part.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { DocumentBar } from './document-bar.tsx'
import { useKeptTyping } from './kept-typing.ts'
import { PromptDocument } from './prompt-document.tsx'
import { useClient } from './use-client.ts'
import { createValuesStore, useValues, type ValuesStore, ValuesProvider } from './values-store.ts'
import { VariableForm } from './variable-form.tsx'

type PersonalisationProps = {
  slug: string
  titre: string
  prompt: string
  fields: PromptField[]
  category: string
  cote: string
}

/** The prompt as a document to fill in, copy and open. */
export function Personalisation({
  slug,
  titre,
  prompt,
  fields,
  category,
  cote,
}: PersonalisationProps) {
  const { className, label } = useCategoryLook()(category)
  const parsed = useMemo(() => parsePrompt(prompt), [prompt])
  const [store] = useState(createValuesStore)
  const item = useMemo(() => ({ kind: 'prompt' as const, slug, title: titre }), [slug, titre])
  const documentRef = useRef<HTMLDivElement>(null)
  const total = parsed.variables.length
  const kept = useKeptTyping({ slug, titre, total, category }, store)
  useClient(parsed.variables, fields, store)
  usePermalink(slug, parsed, fields, store)
  return (
    <ValuesProvider value={store}>
      <section className={`perso ${className}`} aria-labelledby="personnaliser">
        <span className="onglet" aria-hidden="true">
          {label}
        </span>
        <Cote cote={cote} />
        {total > 0 ? <Views variables={parsed.variables} /> : null}
        <Summary parsed={parsed} />
        <div className={parsed.variables.length > 0 ? 'perso-grid' : undefined}>
          {/* What was typed is kept above them: a part that fails loses none of it. */}
          {parsed.variables.length > 0 ? (
            <SafePart>
              <VariableForm variables={parsed.variables} fields={fields} {...kept} />
            </SafePart>
          ) : null}
          <SafePart>
            <div className="doc">
              <PromptDocument segments={parsed.segments} fields={fields} ref={documentRef} />
              {parsed.variables.length > 0 ? (
                <noscript>
                  <pre className="doc-text plain">{prompt}</pre>
                </noscript>
              ) : null}
              <DocumentBar item={item} parsed={parsed} documentRef={documentRef} />
            </div>
          </SafePart>
        </div>
      </section>
    </ValuesProvider>
  )
}

/** Fills in what the page's address carries; the code for it is loaded when it carries something. */
function usePermalink(
  slug: string,
  { variables }: ParsedPrompt,
  fields: PromptField[],
  store: ValuesStore,
) {
  useEffect(() => {
    const open = () => {
      // However its prefix is written by now: what is damaged is said.
      if (!/^#v(?:=|%3d)/i.test(location.hash)) return
      import('./open-permalink.ts').then(
        ({ openPermalink }) => openPermalink(slug, variables, fields, store),
        () => tellNotLoaded('Lien personnalisé non ouvert'),
      )
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [slug, variables, fields, store])
}

/**
 * On a small screen the form or the text, as two tabs. Radios, since they work before the script comes and
 * keep what was chosen.
 */
function Views({ variables }: Pick<ParsedPrompt, 'variables'>) {
  const values = useValues()
  const filled = variables.filter(({ key }) => isFilled(valueOf(values, key))).length
  return (
    <fieldset className="views" aria-label="Affichage">
      <label>
        <input type="radio" name="vue-prompt" value="remplir" defaultChecked />
        Remplir
        <span className="n">
          {filled}/{variables.length}
        </span>
      </label>
      <label>
        <input type="radio" name="vue-prompt" value="texte" />
        Texte
      </label>
    </fieldset>
  )
}

/** How far the visitor is: one tick per variable, the words for it, and the length of the result. */
function Summary({ parsed }: { parsed: ParsedPrompt }) {
  const values = useValues()
  const { variables } = parsed
  const filled = variables.filter(({ key }) => isFilled(valueOf(values, key)))
  return (
    <div className="perso-head">
      <h2 id="personnaliser">Personnaliser le prompt</h2>
      {filled.length > 0 ? (
        <Badge variant="done">
          <Icon name="check" />
          Personnalisé
        </Badge>
      ) : null}
      <div className="right">
        {variables.length > 0 ? (
          <>
            <span className="ticks needs-js" aria-hidden="true">
              {variables.map(({ key }) => (
                <i key={key} className={isFilled(valueOf(values, key)) ? 'on' : undefined} />
              ))}
            </span>
            <span className="hint needs-js" aria-live="polite">
              {countOf(filled.length, 'variable', 'variables')} sur {variables.length}{' '}
              {filled.length > 1 ? 'remplies' : 'remplie'}
            </span>
          </>
        ) : null}
        <span className="hint">
          {formatNumber(filledLength(parsed, values))}
          {'\u00a0'}caractères
        </span>
      </div>
    </div>
  )
}
