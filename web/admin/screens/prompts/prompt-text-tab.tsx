import { namesWith } from '#shared/items/field-schemas.ts'
import { promptDrafting } from '#shared/items/item-drafting.ts'
import { niveaux } from '#shared/items/niveau.ts'
import { noLevel, promptFields } from '#shared/items/prompt-fields.ts'
import { LabelFields, labelFields } from '#web/admin/fields/common-fields.tsx'
import { TableField } from '#web/admin/fields/table-field.tsx'
import { TitleField } from '#web/admin/fields/title-field.tsx'
import { withForm } from '#web/admin/form/form.tsx'

import { PromptText } from './prompt-text.tsx'

const levels = [
  { value: noLevel, label: 'Choisir un niveau' },
  ...niveaux.map((niveau) => ({ value: niveau, label: niveau })),
]

/** Title, description and text of a prompt, and the labels that file it. */
export const PromptTextTab = withForm({
  defaultValues: promptDrafting.emptyDraft,
  props: { isOpenedAsNew: true },
  render: function PromptTextTab({ form, isOpenedAsNew }) {
    return (
      <div className="form-grid">
        <form.AppField name="titre">
          {() => (
            <TitleField
              label={promptFields.titre.label}
              isNew={isOpenedAsNew}
              slug={() => form.getFieldValue('slug')}
              onSlugChange={(slug) => form.setFieldValue('slug', slug)}
            />
          )}
        </form.AppField>
        {namesWith(promptFields, 'control').map((name) => (
          <form.AppField key={name} name={name}>
            {() => <TableField {...promptFields[name]} />}
          </form.AppField>
        ))}
        <form.AppField name="prompt">{() => <PromptText />}</form.AppField>
        <LabelFields form={form} fields={labelFields}>
          <form.AppField name="niveau">
            {(field) => <field.Select label={promptFields.niveau.label} options={levels} />}
          </form.AppField>
        </LabelFields>
      </div>
    )
  },
})
