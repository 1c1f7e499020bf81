import {
  destinationSpelling,
  type RedirectInput,
  redirectInputSchema,
  sourceSpelling,
} from '#shared/addresses/redirect.ts'
import type { NamesOf } from '#shared/items/field-names.ts'
import { api } from '#web/admin/api/api.ts'
import { Panel } from '#web/admin/controls/panel.tsx'
import { fieldMessages } from '#web/admin/form/field-messages.ts'
import { RecordForm } from '#web/admin/records/record-form.tsx'
import { useRecordForm } from '#web/admin/records/use-record-form.ts'

export type EditedRedirect = {
  /** null for a redirect that does not exist yet. */
  id: string | null
  values: RedirectInput
}

const names: NamesOf<RedirectInput> = {
  source: { label: 'Adresse de départ', missing: 'L’adresse de départ est obligatoire.' },
  destination: { label: 'Destination', missing: 'La destination est obligatoire.' },
}

const schema = redirectInputSchema(location.origin)

type RedirectFormProps = { edited: EditedRedirect; onSaved: () => void; onClose: () => void }

/** Creates or edits a redirect; what the server has against it stands beside the field. */
export function RedirectForm({ edited, onSaved, onClose }: RedirectFormProps) {
  const { id, values } = edited
  const { client, admin } = api.useUtils()
  const { form, frame } = useRecordForm({
    draftName: `redirection:${id ?? 'nouvelle'}`,
    start: values,
    isNew: id === null,
    staleTitle: 'Cette redirection a été modifiée entre-temps.',
    schema,
    messagesOf: (draft) => fieldMessages(schema, draft, draft, names),
    async save(draft) {
      const redirect = schema.parse(draft)
      if (id === null) await client.admin.redirects.create.mutate(redirect)
      else await client.admin.redirects.update.mutate({ id, lu: values, redirect })
    },
    savedText: 'Redirection enregistrée',
    refresh: () => admin.redirects.invalidate(),
    onSaved,
  })

  /** What was pasted is shown as it will be stored. */
  function respell(name: keyof RedirectInput, spelling: typeof sourceSpelling) {
    const typed = form.getFieldValue(name)
    const spelled = spelling(typed, location.origin)
    // What the server said of a value stands until it is another one.
    if (spelled !== typed) form.setFieldValue(name, spelled)
  }

  return (
    <Panel title={id === null ? 'Nouvelle redirection' : `Modifier ${values.source}`}>
      <RecordForm frame={frame} label="Redirection" onClose={onClose}>
        <div className="form-grid">
          <form.AppField name="source">
            {(field) => (
              <field.Text
                label="Adresse de départ"
                hint="Un chemin du site auquel rien ne répond, par exemple /ancienne-page"
                placeholder="/ancienne-page"
                spellCheck={false}
                autoComplete="off"
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
                required
                onLeave={() => respell('destination', destinationSpelling)}
              />
            )}
          </form.AppField>
        </div>
      </RecordForm>
    </Panel>
  )
}
