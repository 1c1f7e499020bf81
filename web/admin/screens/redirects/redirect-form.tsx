import { useStore } from '@tanstack/react-form'
import { useState } from 'react'

import {
  destinationSpelling,
  type RedirectInput,
  redirectInputSchema,
  sourceSpelling,
} from '#shared/addresses/redirect.ts'
import { api } from '#web/admin/api/api.ts'
import {
  failureFields,
  reportFailure,
  reportSuccess,
  showFieldErrors,
} from '#web/admin/api/failures.ts'
import { Panel } from '#web/admin/controls/panel.tsx'
import type { NamesOf } from '#web/admin/form/field-messages.ts'
import { FormFrame } from '#web/admin/form/form-frame.tsx'
import { ruledBy, useAppForm } from '#web/admin/form/form.tsx'
import { SaveBar } from '#web/admin/form/save-bar.tsx'
import { UnsavedGuard } from '#web/admin/form/unsaved-guard.tsx'
import { Button } from '#web/ui/button.tsx'

export type EditedRedirect = {
  /** null for a redirect that does not exist yet. */
  id: string | null
  values: RedirectInput
}

const names: NamesOf<RedirectInput> = {
  source: { label: 'Adresse de départ', missing: 'L’adresse de départ est obligatoire.' },
  destination: { label: 'Destination', missing: 'La destination est obligatoire.' },
}

type RedirectFormProps = { edited: EditedRedirect; onSaved: () => void; onClose: () => void }

/** Creates or edits a redirect; what the server has against it stands beside the field. */
export function RedirectForm({ edited, onSaved, onClose }: RedirectFormProps) {
  const { id, values } = edited
  const utils = api.useUtils()
  const create = api.admin.redirects.create.useMutation()
  const update = api.admin.redirects.update.useMutation()
  const [schema] = useState(() => redirectInputSchema(location.origin))
  const form = useAppForm({
    defaultValues: values,
    ...ruledBy(schema, names),
    onSubmit: async ({ value }) => {
      const redirect = schema.parse(value)
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

  /** What was pasted is shown as it will be stored. */
  function respell(name: keyof RedirectInput, spelling: typeof sourceSpelling) {
    const typed = form.getFieldValue(name)
    const spelled = spelling(typed, location.origin)
    // What the server said of a value stands until it is another one.
    if (spelled !== typed) form.setFieldValue(name, spelled)
  }

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
                maxLength={2000}
                required
                onLeave={() => respell('source', sourceSpelling)}
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
                onLeave={() => respell('destination', destinationSpelling)}
              />
            )}
          </form.AppField>
        </div>
        <SaveBar isDirty={isDirty} isSaving={isSaving} isNew={id === null}>
          <Button onClick={onClose}>Annuler</Button>
        </SaveBar>
      </FormFrame>
      <UnsavedGuard isDirty={() => !form.state.isDefaultValue} />
    </Panel>
  )
}
