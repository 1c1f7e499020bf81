import { gptDrafting } from '#shared/items/item-drafting.ts'
import { emptyBlocks } from '#shared/items/section-fields.ts'
import { BlockList, type BlockNames } from '#web/admin/fields/block-list.tsx'
import { withForm } from '#web/admin/form/form.tsx'

const names: BlockNames = {
  all: 'Questions',
  one: 'Question',
  theOne: 'la question',
  add: 'Ajouter une question',
  removed: 'Question supprimée',
  none: 'Aucune question\u00a0: la page montre un contenu générique.',
}

/** The questions about a GPT and their answers. */
export const GptFaq = withForm({
  defaultValues: gptDrafting.emptyDraft,
  render: function GptFaq({ form }) {
    return (
      <form.AppField name="faq">
        {() => (
          <BlockList names={names} blank={emptyBlocks.faq} max={40}>
            {(index) => (
              <>
                <form.AppField name={`faq[${index}].question`}>
                  {(field) => <field.Text label="Question" required />}
                </form.AppField>
                <form.AppField name={`faq[${index}].categorie`}>
                  {(field) => <field.Text label="Catégorie (facultatif)" />}
                </form.AppField>
                <form.AppField name={`faq[${index}].reponse`}>
                  {(field) => <field.TextArea label="Réponse" isWide required />}
                </form.AppField>
              </>
            )}
          </BlockList>
        )}
      </form.AppField>
    )
  },
})
