import { sharedFields } from '#shared/items/shared-fields.ts'
import { withFieldGroup } from '#web/admin/form/form.tsx'
import { useLabels } from '#web/admin/items/use-labels.ts'

import { CategoryField } from './category-field.tsx'
import { LabelsField } from './labels-field.tsx'
import { SuggestedField } from './suggested-field.tsx'

const noValues: {
  categories: string[]
  tags: string[]
  ia: string
  auteur_nom: string
  auteur_linkedin_url: string
} = { categories: [], tags: [], ia: '', auteur_nom: '', auteur_linkedin_url: '' }

/** Where the form of an item holds what both kinds have. */
export const commonFields = {
  categories: 'categories',
  tags: 'tags',
  ia: 'ia',
  auteur_nom: 'auteur_nom',
  auteur_linkedin_url: 'auteur_linkedin_url',
} as const

/** What files an item and who wrote it: the same fields for both kinds. Children stand beside the AI. */
export const CommonFields = withFieldGroup({
  defaultValues: noValues,
  render: function CommonFields({ group, children }) {
    const labels = useLabels()
    return (
      <>
        <group.AppField name="categories">
          {() => (
            <CategoryField
              label={sharedFields.categories.label}
              hint="Une à six, validées par Entrée. La première donne la couleur et la cote."
              known={labels.categories}
              named={labels.connues}
            />
          )}
        </group.AppField>
        <group.AppField name="tags">
          {() => (
            <LabelsField
              label={sharedFields.tags.label}
              hint="Vingt au plus, validés par Entrée ou une virgule."
              suggestions={labels.tags}
              newMark="nouveau tag"
            />
          )}
        </group.AppField>
        <group.AppField name="ia">
          {() => <SuggestedField label={sharedFields.ia.label} suggestions={labels.ia} />}
        </group.AppField>
        {children}
        <group.AppField name="auteur_nom">
          {() => (
            <SuggestedField
              label={sharedFields.auteur_nom.label}
              hint="Vide&nbsp;: l’auteur par défaut du site."
              suggestions={labels.auteurs}
            />
          )}
        </group.AppField>
        <group.AppField name="auteur_linkedin_url">
          {(field) => <field.Text label={sharedFields.auteur_linkedin_url.label} type="url" />}
        </group.AppField>
      </>
    )
  },
})
