import { gptDrafting } from '#shared/items/item-drafting.ts'
import { emptyBlocks } from '#shared/items/section-fields.ts'
import { BlockList, type BlockNames } from '#web/admin/fields/block-list.tsx'
import { withForm } from '#web/admin/form/form.tsx'

const names: BlockNames = {
  all: 'Étapes',
  one: 'Étape',
  theOne: 'l’étape',
  add: 'Ajouter une étape',
  removed: 'Étape supprimée',
  none: 'Aucune étape\u00a0: la page montre un contenu générique.',
}

/** The steps of a GPT's workflow; their place numbers them. */
export const GptWorkflow = withForm({
  defaultValues: gptDrafting.emptyDraft,
  render: function GptWorkflow({ form }) {
    return (
      <form.AppField name="workflow">
        {() => (
          <BlockList names={names} blank={emptyBlocks.workflow} max={30}>
            {(index) => (
              <>
                <form.AppField name={`workflow[${index}].titre`}>
                  {(field) => <field.Text label="Titre" required />}
                </form.AppField>
                <form.AppField name={`workflow[${index}].duree_estimee`}>
                  {(field) => <field.Text label="Durée estimée" />}
                </form.AppField>
                <form.AppField name={`workflow[${index}].description`}>
                  {(field) => <field.TextArea label="Description" isWide required />}
                </form.AppField>
                <form.AppField name={`workflow[${index}].conseils`}>
                  {(field) => (
                    <field.TextArea label="Conseils" hint="Un conseil par ligne" rows={2} />
                  )}
                </form.AppField>
                <form.AppField name={`workflow[${index}].outils_requis`}>
                  {(field) => (
                    <field.TextArea label="Outils requis" hint="Un outil par ligne" rows={2} />
                  )}
                </form.AppField>
              </>
            )}
          </BlockList>
        )}
      </form.AppField>
    )
  },
})
