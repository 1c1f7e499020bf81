import { promptDrafting } from '#shared/items/item-drafting.ts'
import { BlockList, type BlockNames } from '#web/admin/fields/block-list.tsx'
import { AuthorFields, authorFields } from '#web/admin/fields/common-fields.tsx'
import { ConversationsField, conversationsField } from '#web/admin/fields/conversations-field.tsx'
import { noIdentity, SlugField } from '#web/admin/fields/title-slug-fields.tsx'
import { withForm } from '#web/admin/form/form.tsx'

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

const notes: BlockNames = {
  all: 'Modifications',
  one: 'Modification',
  theOne: 'la modification',
  add: 'Ajouter une modification',
  removed: 'Modification supprimée',
  none: 'Aucune modification publiée. La note d’une publication s’ajoute ici.',
}

/** The public notes about past modifications. */
const PromptHistory = withForm({
  defaultValues: promptDrafting.emptyDraft,
  render: function PromptHistory({ form }) {
    return (
      <form.AppField name="historique">
        {() => (
          <BlockList names={notes} blank={{ modification: '', date: '' }} max={200}>
            {(index) => (
              <>
                <form.AppField name={`historique[${index}].date`}>
                  {(field) => <field.Text label="Date" type="date" required />}
                </form.AppField>
                <form.AppField name={`historique[${index}].modification`}>
                  {(field) => <field.TextArea label="Note" isWide required />}
                </form.AppField>
              </>
            )}
          </BlockList>
        )}
      </form.AppField>
    )
  },
})
