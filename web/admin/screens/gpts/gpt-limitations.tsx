import { gptDrafting } from '#shared/items/item-drafting.ts'
import { emptyBlocks } from '#shared/items/section-fields.ts'
import { importanceLabels, limitationTypeLabels } from '#shared/items/sections/limitations.ts'
import { BlockList, type BlockNames } from '#web/admin/fields/block-list.tsx'
import { withForm } from '#web/admin/form/form.tsx'

const names: BlockNames = {
  all: 'Limitations',
  one: 'Limitation',
  theOne: 'la limitation',
  add: 'Ajouter une limitation',
  removed: 'Limitation supprimée',
  none: 'Aucune limitation\u00a0: la page montre un contenu générique.',
}

const types = optionsOf(limitationTypeLabels)
const levels = optionsOf(importanceLabels)

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

/** The limitations, prerequisites and recommendations of a GPT. */
export const GptLimitations = withForm({
  defaultValues: gptDrafting.emptyDraft,
  render: function GptLimitations({ form }) {
    return (
      <form.AppField name="limitations">
        {() => (
          <BlockList names={names} blank={emptyBlocks.limitations} max={30}>
            {(index) => (
              <>
                <form.AppField name={`limitations[${index}].type`}>
                  {(field) => <field.Select label="Type" options={types} />}
                </form.AppField>
                <form.AppField name={`limitations[${index}].importance`}>
                  {(field) => <field.Select label="Importance" options={levels} />}
                </form.AppField>
                <form.AppField name={`limitations[${index}].titre`}>
                  {(field) => <field.Text label="Titre" isWide required />}
                </form.AppField>
                <form.AppField name={`limitations[${index}].description`}>
                  {(field) => <field.TextArea label="Description" isWide required />}
                </form.AppField>
              </>
            )}
          </BlockList>
        )}
      </form.AppField>
    )
  },
})
