import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import {
  seoQueriesDraft,
  type SeoQueriesDraft,
  seoQueriesOf,
} from '#shared/drafts/seo-queries-draft.ts'
import { requetesSeoSchema } from '#shared/items/sections/requetes-seo.ts'
import { api } from '#web/admin/api/api.ts'
import { failureText, reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { contentWords, saveFailed } from '#web/admin/controls/content-words.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { type FieldMessage, fieldMessages } from '#web/admin/form/field-messages.ts'
import { TextAreaField } from '#web/admin/form/text-area-field.tsx'
import { TextField } from '#web/admin/form/text-field.tsx'
import { useItemCalls } from '#web/admin/items/item-calls.ts'
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

function QueriesForm({ id, version, stored, onClose }: QueriesFormProps) {
  const utils = api.useUtils()
  const { refresh } = useItemCalls('prompt')
  const [draft, setDraft] = useState(stored)
  const [messages, setMessages] = useState<FieldMessage[]>([])
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      utils.client.admin.prompts.setRequetesSeo.mutate({
        id,
        version,
        requetes_seo: seoQueriesOf(draft),
      }),
    async onSuccess() {
      reportSuccess(contentWords.prompt.updated)
      onClose()
      await refresh()
    },
    onError: (error) => reportFailure(saveFailed, error),
  })
  const errorsOf = (path: string) =>
    messages.filter((message) => message.path === path).map(({ message }) => message)

  function save() {
    const found = fieldMessages(requetesSeoSchema.nullable(), seoQueriesOf(draft), draft, {})
    setMessages(found)
    if (found.length === 0) mutate()
  }

  return (
    <form
      className="dialog-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="body stack">
        <TextField
          label="Titre de la section (facultatif)"
          limit={160}
          value={draft.titre}
          errors={errorsOf('titre')}
          onChange={(titre) => setDraft({ ...draft, titre })}
        />
        <TextAreaField
          label="Requêtes"
          hint="Une requête par ligne, 50 au plus&nbsp;; les lignes vides sont ignorées."
          rows={8}
          value={draft.requetes}
          errors={errorsOf('requetes')}
          onChange={(requetes) => setDraft({ ...draft, requetes })}
        />
      </div>
      <footer>
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="ink" disabled={isPending} aria-busy={isPending}>
          Enregistrer
        </Button>
      </footer>
    </form>
  )
}
