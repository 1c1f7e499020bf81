import { useStore } from '@tanstack/react-form'

import type { TypedCard } from '#shared/admin/typed-card.ts'
import type { GptDraft } from '#shared/items/gpt-fields.ts'
import { gptDrafting } from '#shared/items/item-drafting.ts'
import { itemMetadata } from '#shared/pages/page-metadata.ts'
import { treeText } from '#shared/text/markdown-tree.ts'
import { useMarkdownTree } from '#web/admin/fields/markdown-field.tsx'
import { withForm } from '#web/admin/form/form.tsx'
import { ItemAddresses, noReferencement } from '#web/admin/seo/item-addresses.tsx'
import { PageTextFields, pageTextFields } from '#web/admin/seo/page-text-fields.tsx'

/** The texts of a GPT's page for search engines, and its redirects. */
export const GptReferencementTab = withForm({
  defaultValues: gptDrafting.emptyDraft,
  props: noReferencement,
  render: function GptReferencementTab({ form, stored, cote, isShown }) {
    const draft = useStore(form.store, ({ values }) => values)
    const { data: tree } = useMarkdownTree(draft.description, { enabled: isShown })
    const description = tree === undefined ? '' : treeText(tree)
    const page = {
      path: `/gpt/${draft.slug}`,
      own: itemMetadata(draft.nom, description, draft.tags),
      card: cardOf(draft, cote),
    }
    return (
      <div className="stack">
        <PageTextFields form={form} fields={pageTextFields} page={page} isShown={isShown} />
        <ItemAddresses kind="gpt" stored={stored} isShown={isShown} />
      </div>
    )
  },
})

/** The texts of the social image of a GPT. */
function cardOf({ nom, description, categories, ia }: GptDraft, cote: string | null): TypedCard {
  const categorie = categories[0] ?? ''
  return { kind: 'gpt', titre: nom, description, categorie, ia, cote: cote ?? '' }
}
