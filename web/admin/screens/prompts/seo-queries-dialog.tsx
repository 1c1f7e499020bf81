import { requetesSeoSchema } from '#shared/items/sections/requetes-seo.ts'
import {
  seoQueriesDraft,
  type SeoQueriesDraft,
  seoQueriesOf,
} from '#shared/items/sections/seo-queries-draft.ts'
import { api } from '#web/admin/api/api.ts'
import { failureText } from '#web/admin/api/failures.ts'
import { contentWords } from '#web/admin/controls/content-words.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { queryTexts } from '#web/admin/fields/seo-queries-field.tsx'
import { DraftNotice } from '#web/admin/form/draft-notice.tsx'
import { fieldMessages } from '#web/admin/form/field-messages.ts'
import { FormFrame } from '#web/admin/form/form-frame.tsx'
import { useItemCalls } from '#web/admin/items/item-calls.ts'
import { StaleNotice } from '#web/admin/records/stale-notice.tsx'
import { useRecordForm } from '#web/admin/records/use-record-form.ts'
import { Button } from '#web/ui/button.tsx'

type SeoQueriesDialogProps = {
  /** Null while it is closed. */
  prompt: { id: string; titre: string } | null
  onClose: () => void
}

/** The search queries of a prompt, without leaving the table. */
export function SeoQueriesDialog({ prompt, onClose }: SeoQueriesDialogProps) {
  if (!prompt) return null
  return (
    <Dialog title={`Requêtes SEO\u00a0: ${prompt.titre}`} isOpen onClose={onClose}>
      <StoredQueries id={prompt.id} onClose={onClose} />
    </Dialog>
  )
}

type IdProps = { id: string; onClose: () => void }

function StoredQueries({ id, onClose }: IdProps) {
  const { data, error } = api.admin.prompts.get.useQuery({ id }, { staleTime: Infinity, gcTime: 0 })
  if (error) {
    return (
      <div className="body">
        <Notice tone="bad">{failureText(error)}</Notice>
      </div>
    )
  }
  if (!data) {
    return (
      <div className="body">
        <Spinner />
      </div>
    )
  }
  const { version, item } = data
  return (
    <QueriesForm
      id={id}
      version={version}
      stored={seoQueriesDraft(item.requetes_seo)}
      onClose={onClose}
    />
  )
}

type QueriesFormProps = IdProps & { version: number; stored: SeoQueriesDraft }

/** Closed without an answer, what was typed stays in this browser; «Annuler» offers it back. */
function QueriesForm({ id, version, stored, onClose }: QueriesFormProps) {
  const { client } = api.useUtils()
  const { refresh } = useItemCalls('prompt')
  const { form, frame } = useRecordForm({
    draftName: `requetes:${id}`,
    start: stored,
    staleTitle: 'Ce prompt a été modifié entre-temps.',
    schema: requetesSeoSchema,
    messagesOf: (draft) =>
      fieldMessages(requetesSeoSchema.nullable(), seoQueriesOf(draft), draft, {}),
    save: (draft) =>
      client.admin.prompts.setRequetesSeo.mutate({
        id,
        version,
        requetes_seo: seoQueriesOf(draft),
      }),
    savedText: contentWords.prompt.updated,
    refresh,
    onSaved: onClose,
  })

  return (
    <FormFrame form={frame.form} schema={frame.schema} className="dialog-form" hasShortcut>
      <div className="body stack">
        {frame.found ? (
          <DraftNotice onResume={frame.found.resume} onDrop={frame.found.drop} />
        ) : null}
        <form.AppField name="titre">
          {(field) => <field.Text label="Titre de la section (facultatif)" />}
        </form.AppField>
        <form.AppField name="requetes">
          {(field) => <field.TextArea {...queryTexts.requetes} rows={8} />}
        </form.AppField>
        <form.AppField name="demandes">
          {(field) => <field.TextArea {...queryTexts.demandes} rows={8} />}
        </form.AppField>
        {frame.stale ? (
          <StaleNotice key={frame.stale.key} title={frame.stale.title}>
            <p>
              Fermez cette fenêtre et rouvrez-la pour voir ce qui est enregistré&nbsp;: ce que vous
              avez tapé vous y sera proposé.
            </p>
          </StaleNotice>
        ) : null}
      </div>
      <footer>
        <Button
          onClick={() => {
            frame.takeBack()
            onClose()
          }}
        >
          Annuler
        </Button>
        <Button type="submit" variant="ink" disabled={frame.isSaving} aria-busy={frame.isSaving}>
          Enregistrer
        </Button>
      </footer>
    </FormFrame>
  )
}
