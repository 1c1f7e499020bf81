import { useStore } from '@tanstack/react-form'
import { use, useState } from 'react'

import { emptyExemple, exempleOf, type ExempleDraft } from '#shared/items/sections/exemple-draft.ts'
import { maxLengthAt } from '#shared/text/max-length.ts'
import { variableKey } from '#shared/variables/prompt-variables.ts'
import { focusField } from '#web/admin/controls/focus-field.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { FormSchemaContext } from '#web/admin/form/form-schema.ts'
import { useFormField, withFieldGroup } from '#web/admin/form/form.tsx'
import { TextAreaField } from '#web/admin/form/text-area-field.tsx'
import { TextField } from '#web/admin/form/text-field.tsx'
import { Button } from '#web/ui/button.tsx'

import { BlockList, type BlockNames } from './block-list.tsx'
import { MarkdownField } from './markdown-field.tsx'

type ExempleValue = ExempleDraft['valeurs'][number]

const names: BlockNames = {
  all: 'Valeurs',
  one: 'Valeur',
  theOne: 'la valeur',
  add: 'Ajouter une valeur',
  removed: 'Valeur supprimée',
  none: 'Aucune valeur remplie.',
}
const max = 20

/** Names of the variables of a prompt's text. */
const noVariables: { variables: readonly string[] } = { variables: [] }

/**
 * The example of an item: values, result and remark. An empty example proposes one value for each variable. They are
 * part of the draft once something is typed in one of them, so that opening the tab changes nothing.
 */
export const ExempleFields = withFieldGroup({
  defaultValues: emptyExemple,
  props: noVariables,
  render: function ExempleFields({ group, variables }) {
    const [isEmptyAtFirst] = useState(() => exempleOf(group.state.values) === null)
    const values = useStore(group.store, (state) => state.values.valeurs)
    const proposed = isEmptyAtFirst ? variables.slice(0, max).map(blankFor) : []
    const isProposing = values.length === 0 && proposed.length > 0
    const missing = isProposing
      ? []
      : missingVariables(variables, values).slice(0, max - values.length)

    function addMissing() {
      group.setFieldValue('valeurs', [...values, ...missing.map(blankFor)])
      // The button that has the focus disappears.
      focusField(`exemple.valeurs[${values.length}].valeur`)
    }

    return (
      <div className="stack">
        <p className="hint">
          Un client inventé, des adresses en .example. Vide, il n’est pas montré.
        </p>
        <group.AppField name="valeurs">
          {() => (
            <BlockList names={names} blank={blankFor('')} proposed={proposed} max={max}>
              {(index) => {
                const storeProposed = (changes: Partial<ExempleValue>) =>
                  group.setFieldValue(
                    'valeurs',
                    proposed.map((one, place) => (place === index ? { ...one, ...changes } : one)),
                  )
                return (
                  <>
                    <group.AppField name={`valeurs[${index}].nom`}>
                      {() => (
                        <NameField
                          proposed={proposed[index]?.nom}
                          onFirstChange={(nom) => storeProposed({ nom })}
                        />
                      )}
                    </group.AppField>
                    <group.AppField name={`valeurs[${index}].valeur`}>
                      {() => <ValueField onFirstChange={(valeur) => storeProposed({ valeur })} />}
                    </group.AppField>
                  </>
                )
              }}
            </BlockList>
          )}
        </group.AppField>
        {missing.length > 0 ? (
          <div>
            <p className="hint">
              Sans valeur ici&nbsp;: {missing.map((name) => `[${name}]`).join(', ')}.
            </p>
            <Button className="mt-2" onClick={addMissing}>
              <Icon name="plus" />
              Ajouter les variables qui manquent
            </Button>
          </div>
        ) : null}
        <group.AppField name="resultat">{() => <MarkdownField label="Résultat" />}</group.AppField>
        <group.AppField name="remarque">
          {(field) => (
            <field.TextArea
              label="Remarque de l’éditeur (facultatif)"
              hint="Ce qu’il faut vérifier, ce qui manque, ce qu’on demanderait ensuite."
              rows={3}
            />
          )}
        </group.AppField>
      </div>
    )
  },
})

const blankFor = (nom: string): ExempleValue => ({ nom, valeur: '' })

function missingVariables(variables: readonly string[], values: readonly ExempleValue[]): string[] {
  const named = new Set(values.map(({ nom }) => variableKey(nom.trim())))
  return variables.filter((name) => !named.has(variableKey(name.trim())))
}

type ProposedField = {
  proposed?: string | undefined
  /** Called in place of a change while the value is only proposed. */
  onFirstChange: (text: string) => void
}

function NameField(field: ProposedField) {
  return <TextField label="Nom" required {...useProposedField(field)} />
}

function ValueField(field: ProposedField) {
  return <TextAreaField label="Valeur" required rows={2} {...useProposedField(field)} />
}

/** Field of a value that may only be proposed. The form has no value for it then. */
function useProposedField({ proposed = '', onFirstChange }: ProposedField) {
  const { value, onChange, ...field } = useFormField<string | undefined>()
  const schema = use(FormSchemaContext)
  return {
    ...field,
    value: value ?? proposed,
    onChange: value === undefined ? onFirstChange : onChange,
    limit: schema && maxLengthAt(schema, field.name),
  }
}
