import { gptDrafting } from '#shared/items/item-drafting.ts'
import { emptyBlocks } from '#shared/items/section-fields.ts'
import { importanceLabels, limitationTypeLabels } from '#shared/items/sections/limitations.ts'
import { BlockList, type BlockNames } from '#web/admin/fields/block-list.tsx'
import { withForm } from '#web/admin/form/form.tsx'

const useCaseNames: BlockNames = {
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
          <BlockList names={useCaseNames} blank={emptyBlocks.cas_usage} max={20}>
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

const stepNames: BlockNames = {
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
          <BlockList names={stepNames} blank={emptyBlocks.workflow} max={30}>
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

const limitationNames: BlockNames = {
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
          <BlockList names={limitationNames} blank={emptyBlocks.limitations} max={30}>
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

const questionNames: BlockNames = {
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
          <BlockList names={questionNames} blank={emptyBlocks.faq} max={40}>
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
