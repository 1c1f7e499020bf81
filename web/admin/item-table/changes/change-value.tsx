import { useId } from 'react'

import { niveaux } from '#shared/items/niveau.ts'
import { authorNameSchema, iaSchema, labelSchema } from '#shared/items/shared-fields.ts'
import { maxLengthAt } from '#shared/text/max-length.ts'
import { assistants } from '#shared/variables/assistants.ts'
import { Suggestions, useLabels } from '#web/admin/fields/suggestions.tsx'
import { CheckLine } from '#web/admin/form/check-line.tsx'
import { Field } from '#web/admin/form/field.tsx'
import { Select } from '#web/admin/form/select-field.tsx'
import { RefusalReason } from '#web/admin/items/refusal.tsx'
import { statutOptions } from '#web/admin/items/statut-select.tsx'

import { type ActName, type ChangeDraft, mayBeEmpty } from './change-draft.ts'

type ChangeValueProps = {
  draft: ChangeDraft
  onChange: (draft: ChangeDraft) => void
}

/** The value that a change gives, by the control of its field. */
export function ChangeValue({ draft, onChange }: ChangeValueProps) {
  const { act, valeur, raison } = draft
  const labels = useLabels()
  const listId = useId()
  const options = optionsOf(act, labels.categories)
  const setValue = (next: string) => onChange({ ...draft, valeur: next, efface: false })
  if (options) {
    return (
      <>
        <Field label="Nouvelle valeur">
          {(control) => (
            <Select {...control} value={valeur} options={options} onChange={setValue} />
          )}
        </Field>
        {act === 'statut' && valeur === 'refuse' ? (
          <RefusalReason value={raison} onChange={(next) => onChange({ ...draft, raison: next })} />
        ) : null}
      </>
    )
  }
  return (
    <Field
      label={act === 'verifie' ? 'Assistant' : 'Nouvelle valeur'}
      limited={{ text: valeur, limit: maxLengthAt(schemaOf(act)) }}
    >
      {(control) => (
        <>
          <input
            {...control}
            data-first=""
            className="input"
            list={listId}
            autoComplete="off"
            value={valeur}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
          <Suggestions id={listId} texts={suggestionsOf(act, labels)} />
          {mayBeEmpty(act) ? (
            <CheckLine
              isChecked={draft.efface}
              onChange={(efface) => onChange({ ...draft, valeur: '', efface })}
            >
              Effacer la valeur présente
            </CheckLine>
          ) : null}
        </>
      )}
    </Field>
  )
}

function schemaOf(act: ActName) {
  if (act === 'auteur_nom') return authorNameSchema
  return act === 'ia' || act === 'verifie' ? iaSchema : labelSchema
}

/** Values of a few; a category is one that there is. */
function optionsOf(
  act: ActName,
  categories: readonly string[],
): readonly { value: string; label: string }[] | null {
  if (act === 'niveau') return niveaux.map(named)
  if (act === 'statut') return statutOptions
  if (act === 'epingle') {
    return [
      { value: 'oui', label: 'Oui' },
      { value: 'non', label: 'Non' },
    ]
  }
  if (act !== 'categories-ajouter' && act !== 'categories-retirer') return null
  return [{ value: '', label: 'À choisir' }, ...categories.map(named)]
}

const named = (value: string) => ({ value, label: value })

type Labels = ReturnType<typeof useLabels>

function suggestionsOf(act: ActName, labels: Labels): readonly string[] {
  if (act === 'auteur_nom') return labels.auteurs
  if (act === 'ia' || act === 'verifie') {
    return [...new Set([...assistants.map(({ name }) => name), ...labels.ia])]
  }
  return labels.tags
}
