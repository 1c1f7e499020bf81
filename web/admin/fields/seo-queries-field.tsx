import { seoQueriesDraft } from '#shared/drafts/seo-queries-draft.ts'
import { linesOf } from '#shared/text/lines.ts'
import { useFormField, withFieldGroup } from '#web/admin/form/form.tsx'
import { TextAreaField } from '#web/admin/form/text-area-field.tsx'

/** The search queries that lead to an item, and the title of their section. */
export const SeoQueriesFields = withFieldGroup({
  defaultValues: seoQueriesDraft(null),
  render: function SeoQueriesFields({ group }) {
    return (
      <div className="stack">
        <group.AppField name="titre">
          {(field) => <field.Text label="Titre de la section (facultatif)" limit={160} />}
        </group.AppField>
        <group.AppField name="requetes">{() => <QueriesField />}</group.AppField>
      </div>
    )
  },
})

/** One search query per line. */
function QueriesField() {
  const field = useFormField<string>()
  return (
    <TextAreaField
      label="Requêtes"
      {...field}
      rows={8}
      hint={`Une requête par ligne, 50 au plus\u00a0; les lignes vides sont ignorées. ${linesOf(field.value).length} pour l’instant.`}
    />
  )
}
