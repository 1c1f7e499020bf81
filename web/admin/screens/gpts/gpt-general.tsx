import { namesWith } from '#shared/items/field-schemas.ts'
import { gptFields } from '#shared/items/gpt-fields.ts'
import { gptDrafting } from '#shared/items/item-drafting.ts'
import {
  AuthorFields,
  authorFields,
  LabelFields,
  labelFields,
  TableField,
} from '#web/admin/fields/common-fields.tsx'
import { ConversationsField, conversationsField } from '#web/admin/fields/conversations-field.tsx'
import { MarkdownField } from '#web/admin/fields/markdown-field.tsx'
import { noIdentity, SlugField, TitleField } from '#web/admin/fields/title-slug-fields.tsx'
import { withForm } from '#web/admin/form/form.tsx'

/** The base fields of a GPT, and its example conversations. */
export const GptGeneral = withForm({
  defaultValues: gptDrafting.emptyDraft,
  props: { ...noIdentity, isOpenedAsNew: true },
  render: function GptGeneral({ form, id, isOpenedAsNew, publicSlug }) {
    return (
      <div className="stack">
        <div className="form-grid">
          <form.AppField name="nom">
            {() => (
              <TitleField
                label={gptFields.nom.label}
                isNew={isOpenedAsNew}
                slug={() => form.getFieldValue('slug')}
                onSlugChange={(slug) => form.setFieldValue('slug', slug)}
              />
            )}
          </form.AppField>
          <form.AppField name="slug">
            {() => (
              <form.Subscribe selector={(state) => state.values.nom}>
                {(nom) => <SlugField kind="gpt" id={id} publicSlug={publicSlug} title={nom} />}
              </form.Subscribe>
            )}
          </form.AppField>
          <form.AppField name="description">
            {() => <MarkdownField label={gptFields.description.label} />}
          </form.AppField>
          {namesWith(gptFields, 'control').map((name) => (
            <form.AppField key={name} name={name}>
              {() => <TableField {...gptFields[name]} />}
            </form.AppField>
          ))}
          <LabelFields form={form} fields={labelFields} />
          <AuthorFields form={form} fields={authorFields} />
        </div>
        <h2 className="text-t4">Conversations associées</h2>
        <ConversationsField form={form} fields={conversationsField} />
      </div>
    )
  },
})
