import { useStore } from '@tanstack/react-form'

import { type RedirectInput, redirectInputSchema } from '#shared/redirect.ts'
import { Button } from '#web/ui/button.tsx'

import { api } from '../api.ts'
import type { FieldNames } from '../content/field-messages.ts'
import { FormFrame } from '../controls/form-frame.tsx'
import { ruledBy, useAppForm } from '../controls/form.tsx'
import { Panel } from '../controls/panel.tsx'
import { UnsavedGuard } from '../controls/unsaved-guard.tsx'
import { failureFields, reportFailure, reportSuccess, showFieldErrors } from '../failures.ts'

export type EditedRedirect = {
  /** null for a redirect that does not exist yet. */
  id: string | null
  values: RedirectInput
}

const names: FieldNames = {
  source: { label: 'Adresse de départ', missing: "L'adresse de départ est obligatoire." },
  destination: { label: 'Destination', missing: 'La destination est obligatoire.' },
}

type RedirectFormProps = { edited: EditedRedirect; onSaved: () => void; onClose: () => void }

/** Creates or edits a redirect; what the server has against it stands beside the field. */
export function RedirectForm({ edited, onSaved, onClose }: RedirectFormProps) {
  const { id, values } = edited
  const utils = api.useUtils()
  const create = api.admin.redirects.create.useMutation()
  const update = api.admin.redirects.update.useMutation()
  const form = useAppForm({
    defaultValues: values,
    ...ruledBy(redirectInputSchema, names),
    onSubmit: async ({ value }) => {
      const redirect = redirectInputSchema.parse(value)
      try {
        if (id === null) await create.mutateAsync(redirect)
        else await update.mutateAsync({ id, redirect })
      } catch (error) {
        const fields = failureFields(error)
        if (Object.keys(fields).length > 0) showFieldErrors(form, fields)
        else reportFailure('Une erreur est survenue lors de la sauvegarde.', error)
        return
      }
      form.reset(value)
      reportSuccess('Redirection enregistrée')
      await utils.admin.redirects.invalidate()
      onSaved()
    },
  })
  const isDirty = useStore(form.store, (state) => !state.isDefaultValue)
  const isSaving = create.isPending || update.isPending
  return (
    <Panel title={id === null ? 'Nouvelle redirection' : `Modifier ${values.source}`}>
      <FormFrame form={form} className="in stack" hasShortcut aria-label="Redirection">
        <div className="form-grid">
          <form.AppField name="source">
            {(field) => (
              <field.Text
                label="Adresse de départ"
                hint="Un chemin du site auquel rien ne répond, par exemple /ancienne-page"
                placeholder="/ancienne-page"
                spellCheck={false}
                autoComplete="off"
                maxLength={200}
                required
              />
            )}
          </form.AppField>
          <form.AppField name="destination">
            {(field) => (
              <field.Text
                label="Destination"
                hint="Un chemin du site, ou une adresse complète ailleurs"
                placeholder="/prompts"
                spellCheck={false}
                autoComplete="off"
                maxLength={2000}
                required
              />
            )}
          </form.AppField>
        </div>
        <div className="savebar">
          <span className="txt">{isDirty ? 'Modifications non enregistrées' : ''}</span>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="ink" disabled={isSaving} aria-busy={isSaving}>
            Enregistrer
          </Button>
        </div>
      </FormFrame>
      <UnsavedGuard isDirty={() => !form.state.isDefaultValue} />
    </Panel>
  )
}
