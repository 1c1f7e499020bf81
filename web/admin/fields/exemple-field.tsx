import { emptyExemple, type ExempleDraft } from '#shared/items/sections/exemple-draft.ts'
import { withFieldGroup } from '#web/admin/form/form.tsx'

import { BlockList, type BlockNames } from './block-list.tsx'
import { MarkdownField } from './markdown-field.tsx'

const names: BlockNames = {
  all: 'Valeurs',
  one: 'Valeur',
  theOne: 'la valeur',
  add: 'Ajouter une valeur',
  removed: 'Valeur supprimée',
  none: 'Aucune valeur remplie.',
}
const blank: ExempleDraft['valeurs'][number] = { nom: '', valeur: '' }
const max = 20

/** What an item gives for a fictional client: what was filled in, the result, what the editor says of it. */
export const ExempleFields = withFieldGroup({
  defaultValues: emptyExemple,
  render: function ExempleFields({ group }) {
    return (
      <div className="stack">
        <p className="hint">
          La page le montre sous «&nbsp;Exemple de résultat, données fictives&nbsp;»&nbsp;: un
          client inventé, des adresses en .example. Vide, il n’est pas montré.
        </p>
        <group.AppField name="valeurs">
          {() => (
            <BlockList names={names} blank={blank} max={max}>
              {(index) => (
                <>
                  <group.AppField name={`valeurs[${index}].nom`}>
                    {(field) => <field.Text label="Nom" required />}
                  </group.AppField>
                  <group.AppField name={`valeurs[${index}].valeur`}>
                    {(field) => <field.TextArea label="Valeur" required rows={2} />}
                  </group.AppField>
                </>
              )}
            </BlockList>
          )}
        </group.AppField>
        <group.AppField name="resultat">{() => <MarkdownField label="Résultat" />}</group.AppField>
        <group.AppField name="remarque">
          {(field) => (
            <field.TextArea
              label="Remarque de l’éditeur (facultatif)"
              hint="Ce qu’il faut vérifier, ce qui manque, ce qu’on demanderait ensuite."
              rows={3}
            />
          )}
        </group.AppField>
      </div>
    )
  },
})
