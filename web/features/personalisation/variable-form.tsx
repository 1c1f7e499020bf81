import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { PromptField } from '#shared/variables/known-variable.ts'
import { hasFilledValue, type PromptValues } from '#shared/variables/prompt-values.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { afterPaint } from '#web/document/after-paint.ts'
import { otherAnswer } from '#web/items/answer-control.tsx'
import { chosenClient } from '#web/storage/chosen-client.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PrivacyNote } from '#web/ui/privacy-note.tsx'

import { Origins } from './origins.tsx'
import { useProfiles } from './profiles-state.tsx'
import {
  type FieldNote,
  useValues,
  useValuesStore,
  type ValuesState,
  type ValuesStore,
} from './values-store.ts'
import { VariableField } from './variable-field.tsx'

type VariableFormProps = {
  variables: PromptVariable[]
  /** What the vocabulary says of those that it knows. */
  fields: PromptField[]
  slug: string
  /** The values that were kept of an earlier visit. */
  restored: PromptValues
  /** Whether the browser keeps none of them. */
  isRefused: boolean
}

/** Names and values of the visitor may have no place to break. */
const panel =
  'min-w-0 border-b border-edge bg-card-2 p-4 wrap-anywhere md:px-6 xl:rounded-bl-3 xl:border-r xl:border-b-0 max-xl:js:border-b-0 max-xl:js:pt-2 max-xl:js:pb-6 print:hidden'

/** A labelled field for each variable; what is typed shows in the text at once. */
export function VariableForm(props: VariableFormProps) {
  const { variables, fields, slug, restored, isRefused } = props
  const { profiles, openProfiles } = useProfiles(variables, fields)
  const store = useValuesStore()
  const formRef = useEarlyValues(store)
  const tableNote = useTableNote()
  return (
    <>
      <p className={`${panel} print:hidden js:hidden`}>
        Sans JavaScript, le texte ne se remplit pas ici&nbsp;: sélectionnez-le, copiez-le, puis
        remplacez ce qui est entre crochets.
      </p>
      <form
        ref={formRef}
        className={`${panel} max-xl:js:group-has-[[value=texte]:checked]/prompt:hidden no-js:hidden`}
        aria-label="Variables du prompt"
        // What a browser puts back may have been erased since.
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="xl:sticky xl:top-[calc(var(--bar)+--spacing(6))]">
          <div className="flex items-center gap-3 pb-3 text-label text-ink-2">
            <Button size="sm" className="shrink-0" aria-haspopup="dialog" onClick={openProfiles}>
              <Icon name="dossier" />
              Profils
            </Button>
            <span>Gardez et reprenez les valeurs d’un client.</span>
          </div>
          <Origins slug={slug} restored={restored} />
          <div className="mt-3 grid gap-3 md:grid-cols-2 xl:grid-cols-1" data-prompt-fields="">
            {variables.map((variable) => (
              <VariableField
                key={variable.key}
                variable={variable}
                field={fields.find(({ placeholder }) => placeholder === variable.placeholder)}
                tableNote={tableNote}
              />
            ))}
          </div>
          <p className="mt-4">
            <ResetButton />
          </p>
          <PrivacyNote className="mt-4">
            {isRefused
              ? 'Votre navigateur refuse de garder vos valeurs\u00a0: elles partent avec cette page'
              : 'Vos valeurs restent dans votre navigateur, 90\u00a0jours'}
          </PrivacyNote>
        </div>
      </form>
      {profiles}
    </>
  )
}

/** What was typed before the script ran is in the fields alone. */
function useEarlyValues(store: ValuesStore) {
  const ref = useRef<HTMLFormElement>(null)
  const [, setIsRead] = useState(false)
  useLayoutEffect(() => {
    const early = ref.current?.querySelectorAll<HTMLTextAreaElement | HTMLSelectElement>('[name]')
    for (const { name, value } of early ?? []) {
      if (value !== '' && value !== otherAnswer) store.set(name, value)
    }
    // Drawing again at once, React first runs the effects by which the fields subscribe. Later, a key
    // pressed meanwhile would find a field that nobody tells of its value, and be undone.
    // oxlint-disable-next-line react/set-state-in-effect -- that is what it is for
    setIsRead(true)
  }, [store])
  return ref
}

/** Delay after mount in ms; keeps table code out of the first load. */
const tableCodeDelayMs = 2500

function useTableNote(): FieldNote | null {
  const [note, setNote] = useState<FieldNote | null>(null)
  useEffect(() => {
    // The server's bundle does without the code.
    if (import.meta.env.SSR) return
    setTimeout(() => {
      import('./table-file/table-field.tsx').then(
        ({ tableField }) => setNote(() => tableField),
        // Without this code a table is pasted as plain text.
        () => undefined,
      )
    }, tableCodeDelayMs)
  }, [])
  return note
}

/** Empties every field, and offers them back until one is filled again. */
function ResetButton() {
  const store = useValuesStore()
  const values = useValues()
  const owner = useStoredValue(chosenClient)?.id
  const [discarded, setDiscarded] = useState<{ state: ValuesState; owner: typeof owner } | null>(
    null,
  )
  const isPersonalised = hasFilledValue(values)
  // What was typed for one client is offered for no other.
  if (discarded && discarded.owner === owner && !isPersonalised) {
    return (
      <Button
        size="sm"
        onClick={() =>
          afterPaint(() => {
            store.show(discarded.state)
            setDiscarded(null)
          })
        }
      >
        <Icon name="reset" />
        Rétablir mes valeurs
      </Button>
    )
  }
  return (
    <Button
      size="sm"
      disabled={!isPersonalised}
      onClick={() =>
        afterPaint(() => {
          setDiscarded({ state: store.state(), owner })
          store.clear()
        })
      }
    >
      <Icon name="reset" />
      Réinitialiser
    </Button>
  )
}
