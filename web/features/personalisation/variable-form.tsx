import { useLayoutEffect, useRef, useState } from 'react'

import type { PromptField } from '#shared/variables/known-variable.ts'
import { hasFilledValue, type PromptValues } from '#shared/variables/prompt-values.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { afterPaint } from '#web/document/after-paint.ts'
import { otherAnswer } from '#web/items/answer-control.tsx'
import { chosenClient } from '#web/storage/chosen-client.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { Origins } from './origins.tsx'
import { useProfiles } from './profiles-state.tsx'
import { useValues, useValuesStore, type ValuesState, type ValuesStore } from './values-store.ts'
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

/** A labelled field for each variable; what is typed shows in the text at once. */
export function VariableForm(props: VariableFormProps) {
  const { variables, fields, slug, restored, isRefused } = props
  const { profiles, openProfiles } = useProfiles(variables, fields)
  const formRef = useEarlyValues(useValuesStore())
  return (
    <>
      <p className="vform no-js">
        Sans JavaScript, le texte ne se remplit pas ici&nbsp;: sélectionnez-le, copiez-le, puis
        remplacez ce qui est entre crochets.
      </p>
      <form
        ref={formRef}
        className="vform needs-js"
        aria-label="Variables du prompt"
        // What a browser puts back may have been erased since.
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="pin">
          <Origins slug={slug} restored={restored} />
          <div className="fields" data-prompt-fields="">
            {variables.map((variable) => (
              <VariableField
                key={variable.key}
                variable={variable}
                field={fields.find(({ placeholder }) => placeholder === variable.placeholder)}
              />
            ))}
          </div>
          <div className="btns">
            <ResetButton />
            <Button size="sm" aria-haspopup="dialog" onClick={openProfiles}>
              <Icon name="dossier" />
              Profils
            </Button>
          </div>
          <p className="local">
            <Icon name="lock" />
            {isRefused
              ? 'Votre navigateur refuse de garder vos valeurs\u00a0: elles partent avec cette page'
              : 'Vos valeurs restent dans votre navigateur, 90\u00a0jours'}
          </p>
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
