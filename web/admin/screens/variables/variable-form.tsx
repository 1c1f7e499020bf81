import { useStore } from '@tanstack/react-form'
import { useState } from 'react'

import {
  type KnownVariable,
  knownVariableSchema,
  maxAliases,
  maxChoices,
  type UsedVariable,
  variableKinds,
} from '#shared/variables/known-variable.ts'
import { api } from '#web/admin/api/api.ts'
import {
  failureFields,
  reportFailure,
  reportSuccess,
  showFieldErrors,
} from '#web/admin/api/failures.ts'
import { Notice } from '#web/admin/controls/notice.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { dropDraft, findDraft, useStoredDraft } from '#web/admin/editor/stored-draft.ts'
import { DraftNotice } from '#web/admin/form/draft-notice.tsx'
import { FormFrame } from '#web/admin/form/form-frame.tsx'
import { ruledAsSent, useAppForm } from '#web/admin/form/form.tsx'
import { SaveBar } from '#web/admin/form/save-bar.tsx'
import { UnsavedGuard } from '#web/admin/form/unsaved-guard.tsx'
import { kindLabels } from '#web/admin/variables/kind-labels.ts'
import { VisitorField } from '#web/admin/variables/visitor-field.tsx'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { Button } from '#web/ui/button.tsx'

import { draftOf, newDraft, quoted, variableFields, variableOf } from './variable-draft.ts'
import { usedIn } from './variable-table.tsx'

type VariableFormProps = {
  /** A variable of the vocabulary, or the name of a new one. */
  edited: UsedVariable | string
  onSaved: (variable: KnownVariable) => void
  onClose: () => void
}

/** Creates or edits a variable, and shows the field that it makes. */
export function VariableForm({ edited, onSaved, onClose }: VariableFormProps) {
  const stored = typeof edited === 'string' ? null : edited
  const start = typeof edited === 'string' ? newDraft(edited) : draftOf(edited)
  const utils = api.useUtils()
  const create = api.admin.variables.create.useMutation()
  const update = api.admin.variables.update.useMutation()
  const [isStale, setIsStale] = useState(false)
  const draftName = `variable:${stored?.cle ?? 'nouvelle'}`
  const [draft, setDraft] = useState(() => findDraft(draftName, newDraft()))
  const form = useAppForm({
    defaultValues: start,
    // A refusal of the server is no reason not to ask again.
    canSubmitWhenInvalid: true,
    ...ruledAsSent(knownVariableSchema, variableFields, variableOf),
    onSubmit: async ({ value }) => {
      const variable = knownVariableSchema.parse(variableOf(value))
      if (!(await isSaved(variable))) return
      form.reset(value)
      dropDraft(draftName)
      reportSuccess('Variable enregistrée')
      await utils.admin.variables.invalidate()
      onSaved(variable)
    },
  })
  const values = useStore(form.store, (state) => state.values)
  const isDirty = useStore(form.store, (state) => !state.isDefaultValue)
  useStoredDraft(draftName, values, isDirty)
  const shown = variableOf(values)

  async function isSaved(variable: KnownVariable): Promise<boolean> {
    try {
      if (stored) {
        const { prompts: _count, ...lu } = stored
        await update.mutateAsync({ lu, variable })
      } else await create.mutateAsync(variable)
      return true
    } catch (error) {
      const fields = failureFields(error)
      if (Object.keys(fields).length > 0) showFieldErrors(form, fields)
      else if (stored && apiErrorCode(error) === 'CONFLICT') setIsStale(true)
      else reportFailure('Une erreur est survenue lors de la sauvegarde.', error)
      return false
    }
  }

  return (
    <Panel
      title={stored ? `Modifier ${quoted(stored.libelle)}` : 'Nouvelle variable'}
      aside={stored ? <span className="hint">{usedIn(stored.prompts)}</span> : null}
    >
      <FormFrame form={form} className="in stack" hasShortcut aria-label="Variable">
        {draft && !isDirty ? (
          <DraftNotice
            onResume={() => {
              form.reset(draft, { keepDefaultValues: true })
              setDraft(null)
            }}
            onDrop={() => {
              dropDraft(draftName)
              setDraft(null)
            }}
          />
        ) : null}
        <div className="form-grid" ref={focusFirstField}>
          <form.AppField name="libelle">
            {(field) => (
              <field.Text
                label={variableFields.libelle.label}
                hint="Ce qui est écrit au-dessus du champ."
                maxLength={60}
                autoComplete="off"
                required
              />
            )}
          </form.AppField>
          <form.AppField name="nature">
            {(field) => (
              <field.Select
                label={variableFields.nature.label}
                options={variableKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
              />
            )}
          </form.AppField>
          {stored ? null : (
            <form.AppField name="cle">
              {(field) => (
                <field.Text
                  label={variableFields.cle.label}
                  hint={`Laissé vide, c’est le libellé. Il ne change plus ensuite.`}
                  placeholder={shown.cle.replaceAll('-', ' ')}
                  maxLength={60}
                  autoComplete="off"
                  isWide
                />
              )}
            </form.AppField>
          )}
          <form.AppField name="aide">
            {(field) => (
              <field.Text
                label={variableFields.aide.label}
                maxLength={200}
                autoComplete="off"
                required
                isWide
              />
            )}
          </form.AppField>
          <form.AppField name="exemple">
            {(field) => (
              <field.Text
                label={variableFields.exemple.label}
                maxLength={300}
                autoComplete="off"
                required
                isWide
              />
            )}
          </form.AppField>
          {values.nature === 'choix' ? (
            <form.AppField name="choix">
              {(field) => (
                <field.TextArea
                  label={variableFields.choix.label}
                  hint={`Une par ligne, de 2 à ${maxChoices}. Le visiteur peut toujours en écrire une autre.`}
                  rows={6}
                  required
                  isWide
                />
              )}
            </form.AppField>
          ) : null}
          <form.AppField name="alias">
            {(field) => (
              <field.TextArea
                label={variableFields.alias.label}
                hint={`Les autres noms entre crochets, un par ligne, ${maxAliases} au plus. Accents, majuscules et ponctuation ne comptent pas.`}
                rows={5}
                isWide
              />
            )}
          </form.AppField>
        </div>
        <section className="variable-preview" aria-label="Comme le visiteur le verra">
          <p className="hint">Comme le visiteur le verra</p>
          <VisitorField placeholder={shown.cle} variable={shown} />
        </section>
        {isStale ? (
          <Notice tone="bad" title="Cette variable a été modifiée entre-temps.">
            <p>
              Quelqu’un d’autre l’a enregistrée depuis que vous l’avez ouverte. Copiez ce que vous
              voulez garder, fermez ce formulaire et rouvrez la variable pour voir ce qui est
              enregistré.
            </p>
          </Notice>
        ) : null}
        <SaveBar
          isDirty={isDirty}
          isSaving={create.isPending || update.isPending}
          isNew={stored === null}
        >
          <Button
            onClick={() => {
              dropDraft(draftName)
              onClose()
            }}
          >
            Annuler
          </Button>
        </SaveBar>
      </FormFrame>
      <UnsavedGuard isDirty={() => !form.state.isDefaultValue} />
    </Panel>
  )
}

/** The button that opened the form is gone with its table. */
const focusFirstField = (element: HTMLElement | null) => element?.querySelector('input')?.focus()
