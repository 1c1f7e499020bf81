import { promptDrafting } from '#shared/items/item-drafting.ts'
import { BlockList, type BlockNames } from '#web/admin/fields/block-list.tsx'
import { withForm } from '#web/admin/form/form.tsx'

const names: BlockNames = {
  all: 'Modifications',
  one: 'Modification',
  theOne: 'la modification',
  add: 'Ajouter une modification',
  removed: 'Modification supprimée',
  none: 'Aucune modification publiée. La note d’une publication s’ajoute ici.',
}

/** The public notes about past modifications. */
export const PromptHistory = withForm({
  defaultValues: promptDrafting.emptyDraft,
  render: function PromptHistory({ form }) {
    return (
      <form.AppField name="historique">
        {() => (
          <BlockList names={names} blank={{ modification: '', date: '' }} max={200}>
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
