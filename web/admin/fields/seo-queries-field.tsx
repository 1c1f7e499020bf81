import { seoQueriesDraft } from '#shared/items/sections/seo-queries-draft.ts'
import { linesOf } from '#shared/text/lines.ts'
import { useTextField, withFieldGroup } from '#web/admin/form/form.tsx'
import { TextAreaField } from '#web/admin/form/text-area-field.tsx'

/** The search queries that lead to an item, the title of their section, and what else people say who look for it. */
export const SeoQueriesFields = withFieldGroup({
  defaultValues: seoQueriesDraft(null),
  render: function SeoQueriesFields({ group }) {
    return (
      <div className="stack">
        <group.AppField name="titre">
          {(field) => <field.Text label="Titre de la section (facultatif)" />}
        </group.AppField>
        <group.AppField name="requetes">
          {() => <LinesField {...queryTexts.requetes} />}
        </group.AppField>
        <group.AppField name="demandes">
          {() => <LinesField {...queryTexts.demandes} />}
        </group.AppField>
      </div>
    )
  },
})

/** What the two lists are called, and what they are for. */
export const queryTexts = {
  requetes: {
    label: 'Requêtes',
    hint: 'Une requête par ligne, 50 au plus\u00a0; la page les affiche.',
  },
  demandes: {
    label: 'Autres façons de demander (facultatif)',
    hint: 'Ce que disent les gens avec d’autres mots que ceux de la page, comme «\u00a0personne ne m’appelle\u00a0». Une par ligne, 50 au plus\u00a0: la recherche du site les lit, la page ne les affiche pas.',
  },
}

/** One search query or demand per line. */
function LinesField({ label, hint }: { label: string; hint: string }) {
  const field = useTextField()
  return (
    <TextAreaField
      label={label}
      {...field}
      rows={8}
      hint={`${hint} ${linesOf(field.value).length} pour l’instant.`}
    />
  )
}
