import { emptyPromptDraft } from '#shared/drafts/prompt-draft.ts'
import { SeoQueriesField } from '#web/admin/fields/seo-queries-field.tsx'
import { withForm } from '#web/admin/form/form.tsx'

/** The search queries that lead to a prompt. */
export const PromptQueries = withForm({
  defaultValues: emptyPromptDraft,
  render: function PromptQueries({ form }) {
    return (
      <div className="stack">
        <form.AppField name="requetes_seo.titre">
          {(field) => <field.Text label="Titre de la section (facultatif)" maxLength={160} />}
        </form.AppField>
        <form.AppField name="requetes_seo.requetes">{() => <SeoQueriesField />}</form.AppField>
      </div>
    )
  },
})
