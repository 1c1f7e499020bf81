import { niveaux } from '#shared/items/niveau.ts'
import { noIdentity } from '#web/admin/editor/identity.ts'
import { LabelsField } from '#web/admin/fields/labels-field.tsx'
import { SlugField } from '#web/admin/fields/slug-field.tsx'
import { SuggestedField } from '#web/admin/fields/suggested-field.tsx'
import { TitleField } from '#web/admin/fields/title-field.tsx'
import { withForm } from '#web/admin/form/form.tsx'
import { useLabels } from '#web/admin/items/use-labels.ts'

import { emptyPromptDraft, noLevel } from './prompt-draft.ts'

const levels = [
  { value: noLevel, label: 'Choisir un niveau' },
  ...niveaux.map((niveau) => ({ value: niveau, label: niveau })),
]

/** The base fields of a prompt. */
export const PromptGeneral = withForm({
  defaultValues: emptyPromptDraft,
  props: noIdentity,
  render: function PromptGeneral({ form, id, storedSlug }) {
    const labels = useLabels()
    return (
      <div className="form-grid">
        <form.AppField name="titre">
          {() => (
            <TitleField
              label="Titre"
              isNew={id === null}
              slug={() => form.getFieldValue('slug')}
              onSlugChange={(slug) => form.setFieldValue('slug', slug)}
            />
          )}
        </form.AppField>
        <form.AppField name="slug">
          {() => (
            <form.Subscribe selector={(state) => state.values.titre}>
              {(titre) => <SlugField kind="prompt" id={id} storedSlug={storedSlug} title={titre} />}
            </form.Subscribe>
          )}
        </form.AppField>
        <form.AppField name="description">
          {(field) => <field.TextArea label="Description" isWide required maxLength={2000} />}
        </form.AppField>
        <form.AppField name="categories">
          {() => (
            <LabelsField
              label="Catégories"
              hint="Une à six, validées par Entrée. La première donne la couleur et la cote."
              suggestions={labels.categories}
            />
          )}
        </form.AppField>
        <form.AppField name="tags">
          {() => (
            <LabelsField
              label="Tags"
              hint="Vingt au plus, validés par Entrée ou une virgule."
              suggestions={labels.tags}
            />
          )}
        </form.AppField>
        <form.AppField name="niveau">
          {(field) => <field.Select label="Niveau" options={levels} />}
        </form.AppField>
        <form.AppField name="ia">
          {() => <SuggestedField label="IA" maxLength={40} suggestions={labels.ia} />}
        </form.AppField>
        <form.AppField name="auteur_nom">
          {() => (
            <SuggestedField
              label="Nom de l’auteur"
              maxLength={120}
              hint="Vide&nbsp;: l’auteur par défaut du site."
              suggestions={labels.auteurs}
            />
          )}
        </form.AppField>
        <form.AppField name="auteur_linkedin_url">
          {(field) => <field.Text label="Profil LinkedIn de l’auteur" type="url" />}
        </form.AppField>
      </div>
    )
  },
})
