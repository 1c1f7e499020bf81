import { namesWith } from '#shared/items/field-schemas.ts'
import { promptDrafting } from '#shared/items/item-drafting.ts'
import { niveaux } from '#shared/items/niveau.ts'
import { noLevel, promptFields } from '#shared/items/prompt-fields.ts'
import { noIdentity } from '#web/admin/editor/identity.ts'
import { CommonFields, commonFields } from '#web/admin/fields/common-fields.tsx'
import { SlugField } from '#web/admin/fields/slug-field.tsx'
import { TableField } from '#web/admin/fields/table-field.tsx'
import { TitleField } from '#web/admin/fields/title-field.tsx'
import { withForm } from '#web/admin/form/form.tsx'

const levels = [
  { value: noLevel, label: 'Choisir un niveau' },
  ...niveaux.map((niveau) => ({ value: niveau, label: niveau })),
]

/** The base fields of a prompt. */
export const PromptGeneral = withForm({
  defaultValues: promptDrafting.emptyDraft,
  props: noIdentity,
  render: function PromptGeneral({ form, id, isBorn, publicSlug }) {
    return (
      <div className="form-grid">
        <form.AppField name="titre">
          {() => (
            <TitleField
              label={promptFields.titre.label}
              isNew={isBorn}
              slug={() => form.getFieldValue('slug')}
              onSlugChange={(slug) => form.setFieldValue('slug', slug)}
            />
          )}
        </form.AppField>
        <form.AppField name="slug">
          {() => (
            <form.Subscribe selector={(state) => state.values.titre}>
              {(titre) => <SlugField kind="prompt" id={id} publicSlug={publicSlug} title={titre} />}
            </form.Subscribe>
          )}
        </form.AppField>
        {namesWith(promptFields, 'control').map((name) => (
          <form.AppField key={name} name={name}>
            {() => <TableField {...promptFields[name]} />}
          </form.AppField>
        ))}
        <CommonFields form={form} fields={commonFields}>
          <form.AppField name="niveau">
            {(field) => <field.Select label={promptFields.niveau.label} options={levels} />}
          </form.AppField>
        </CommonFields>
      </div>
    )
  },
})
