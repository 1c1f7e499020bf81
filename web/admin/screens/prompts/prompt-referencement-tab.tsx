import { useStore } from '@tanstack/react-form'

import type { TypedCard } from '#shared/admin/typed-card.ts'
import { promptDrafting } from '#shared/items/item-drafting.ts'
import { noLevel, type PromptDraft } from '#shared/items/prompt-fields.ts'
import { itemMetadata } from '#shared/pages/page-metadata.ts'
import { SeoQueriesFields } from '#web/admin/fields/seo-queries-field.tsx'
import { withForm } from '#web/admin/form/form.tsx'
import { ItemAddresses, noReferencement } from '#web/admin/seo/item-addresses.tsx'
import { PageTextFields, pageTextFields } from '#web/admin/seo/page-text-fields.tsx'

/** Search queries of a prompt, the texts of its page for search engines, and its redirects. */
export const PromptReferencementTab = withForm({
  defaultValues: promptDrafting.emptyDraft,
  props: noReferencement,
  render: function PromptReferencementTab({ form, stored, cote, isShown }) {
    const draft = useStore(form.store, ({ values }) => values)
    const page = {
      path: `/prompt/${draft.slug}`,
      own: itemMetadata(draft.titre, draft.description, draft.tags),
      card: cardOf(draft, cote),
    }
    return (
      <div className="stack">
        <section className="stack" aria-labelledby="requetes-fiche">
          <h3 id="requetes-fiche" className="text-t4">
            Requêtes SEO
          </h3>
          <SeoQueriesFields form={form} fields="requetes_seo" />
        </section>
        <PageTextFields form={form} fields={pageTextFields} page={page} isShown={isShown} />
        <ItemAddresses kind="prompt" stored={stored} isShown={isShown} />
      </div>
    )
  },
})

/** The texts of the social image of a prompt. */
function cardOf(draft: PromptDraft, cote: string | null): TypedCard {
  const { titre, description, categories, niveau, ia } = draft
  return {
    kind: 'prompt',
    titre,
    description,
    categorie: categories[0] ?? '',
    niveau: niveau === noLevel ? undefined : niveau,
    ia,
    cote: cote ?? '',
  }
}
