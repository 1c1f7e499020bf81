import { promptDrafting } from '#shared/items/item-drafting.ts'
import { noIdentity } from '#web/admin/editor/identity.ts'
import { AuthorFields, authorFields } from '#web/admin/fields/common-fields.tsx'
import { ConversationsField, conversationsField } from '#web/admin/fields/conversations-field.tsx'
import { SlugField } from '#web/admin/fields/slug-field.tsx'
import { withForm } from '#web/admin/form/form.tsx'

import { PromptHistory } from './prompt-history.tsx'

/** Slug and author of a prompt, its example conversations and its public notes. */
export const PromptMoreTab = withForm({
  defaultValues: promptDrafting.emptyDraft,
  props: noIdentity,
  render: function PromptMoreTab({ form, id, publicSlug }) {
    return (
      <div className="stack">
        <div className="form-grid">
          <form.AppField name="slug">
            {() => (
              <form.Subscribe selector={(state) => state.values.titre}>
                {(titre) => (
                  <SlugField kind="prompt" id={id} publicSlug={publicSlug} title={titre} />
                )}
              </form.Subscribe>
            )}
          </form.AppField>
          <AuthorFields form={form} fields={authorFields} />
        </div>
        <h2 className="text-t4">Conversations associées</h2>
        <ConversationsField form={form} fields={conversationsField} />
        <h2 className="text-t4">Historique</h2>
        <PromptHistory form={form} />
      </div>
    )
  },
})
