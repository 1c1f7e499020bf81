import { gptDrafting } from '#shared/items/item-drafting.ts'
import { emptyBlocks } from '#shared/items/section-fields.ts'
import { BlockList, type BlockNames } from '#web/admin/fields/block-list.tsx'
import { withForm } from '#web/admin/form/form.tsx'

const names: BlockNames = {
  all: 'Cas d’usage',
  one: 'Cas d’usage',
  theOne: 'le cas d’usage',
  add: 'Ajouter un cas d’usage',
  removed: 'Cas d’usage supprimé',
  none: 'Aucun cas d’usage\u00a0: la page montre un contenu générique.',
}

/** The use cases of a GPT. */
export const GptUseCases = withForm({
  defaultValues: gptDrafting.emptyDraft,
  render: function GptUseCases({ form }) {
    return (
      <form.AppField name="cas_usage">
        {() => (
          <BlockList names={names} blank={emptyBlocks.cas_usage} max={20}>
            {(index) => (
              <>
                <form.AppField name={`cas_usage[${index}].titre`}>
                  {(field) => <field.Text label="Titre" isWide required />}
                </form.AppField>
                <form.AppField name={`cas_usage[${index}].description`}>
                  {(field) => <field.TextArea label="Description" isWide required />}
                </form.AppField>
                <form.AppField name={`cas_usage[${index}].contexte`}>
                  {(field) => <field.TextArea label="Contexte" rows={2} />}
                </form.AppField>
                <form.AppField name={`cas_usage[${index}].resultats_attendus`}>
                  {(field) => <field.TextArea label="Résultats attendus" rows={2} />}
                </form.AppField>
              </>
            )}
          </BlockList>
        )}
      </form.AppField>
    )
  },
})
