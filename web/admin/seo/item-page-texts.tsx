import { typedCardAddress } from '#shared/admin/typed-card.ts'
import { type SeoPage, seoPageInputSchema } from '#shared/pages/seo-page.ts'
import { api } from '#web/admin/api/api.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { useSettledValue } from '#web/admin/controls/settled-value.ts'
import { DraftNotice } from '#web/admin/form/draft-notice.tsx'
import { UnsavedGuard } from '#web/admin/form/unsaved-guard.tsx'
import { StaleNotice } from '#web/admin/records/stale-notice.tsx'
import { useRecordForm } from '#web/admin/records/use-record-form.ts'
import { Button } from '#web/ui/button.tsx'

import type { ItemSeoProps } from './item-seo.tsx'
import { Measure, SearchPreview } from './search-preview.tsx'
import { draftOf, emptySeoPage, inputOf, seoPageMessages } from './seo-page-draft.ts'
import { SocialPreview } from './social-preview.tsx'

type ItemPageTextsProps = ItemSeoProps & {
  /** What the page says of itself. */
  own: { title: string; description: string }
  stored: SeoPage | null
}

type StoredTexts = Omit<SeoPage, 'id' | 'page_route' | 'updated_at'>

/**
 * The texts that search engines and networks show of an item's page, in place of its own. They stand in the
 * form of the item, and are saved apart: at once, for visitors.
 */
export function ItemPageTexts({ id, storedSlug, own, card, stored }: ItemPageTextsProps) {
  const path = `/${card.kind}/${storedSlug}`
  const { client, admin } = api.useUtils()
  const { data: site } = api.catalogue.site.useQuery()
  const drawn = useSettledValue(typedCardAddress(card))
  const refresh = () => admin.seoPages.invalidate()
  const change = (page: StoredTexts | null, lu: string | null) =>
    client.admin.seoPages.change.mutate({ changes: [{ page_route: path, lu, page }] })
  const start = {
    ...emptySeoPage,
    page_route: path,
    meta_title: own.title,
    meta_description: own.description,
  }
  const { form, values, frame } = useRecordForm({
    draftName: `seo-fiche:${id}`,
    start: stored ? draftOf(stored) : start,
    staleTitle: 'Ce référencement a été modifié entre-temps. Rouvrez la fiche pour le voir.',
    messagesOf: seoPageMessages,
    save: (draft) => {
      const { page_route: _path, ...page } = seoPageInputSchema.parse(inputOf(draft))
      return change(page, stored?.updated_at ?? null)
    },
    savedText: 'Référencement enregistré',
    refresh,
  })
  const { mutate: remove, isPending } = useUndoable({
    run: async (removed: SeoPage) => {
      await change(null, removed.updated_at)
      return removed
    },
    undo: ({ meta_title, meta_description, meta_keywords, og_image }) =>
      change({ meta_title, meta_description, meta_keywords, og_image }, null),
    refresh,
    words: {
      done: 'La page reprend ses propres textes',
      failed: 'Impossible de retirer ce référencement.',
      undone: 'Référencement rétabli',
      undoFailed: 'Impossible de rétablir ce référencement.',
    },
  })
  const save = () => void frame.form.handleSubmit()

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl+S saves what one types in, from any of its fields
    <div
      className="stack"
      onKeyDown={(event) => {
        const { key, ctrlKey, metaKey, altKey } = event
        if (!(ctrlKey || metaKey) || altKey || key !== 's') return
        event.preventDefault()
        event.stopPropagation()
        save()
      }}
    >
      {frame.found ? <DraftNotice onResume={frame.found.resume} onDrop={frame.found.drop} /> : null}
      <p className="hint">
        {stored
          ? 'Ces textes remplacent ceux de la fiche dans les moteurs de recherche et sur les réseaux.'
          : 'La page dit aujourd’hui ses propres textes, que voici. Ce que vous enregistrez ici les remplace aussitôt pour les visiteurs.'}{' '}
        <AdminLink to="/secure-admin-panel/seo-pages" search={{ q: path }}>
          Voir dans Pages SEO
        </AdminLink>
      </p>
      <form.AppField name="meta_title">
        {(field) => (
          <field.Text
            label="Titre de la page"
            hint={<Measure text={values.meta_title} kind="title" />}
          />
        )}
      </form.AppField>
      <form.AppField name="meta_description">
        {(field) => (
          <field.TextArea
            label="Méta description"
            hint={<Measure text={values.meta_description} kind="description" />}
          />
        )}
      </form.AppField>
      <form.AppField name="og_image">
        {(field) => (
          <field.Text
            label="Une autre image de partage"
            hint="Adresse complète, 1200&nbsp;×&nbsp;630&nbsp;px. Vide&nbsp;: celle que le site dessine."
            type="url"
            spellCheck={false}
          />
        )}
      </form.AppField>
      <div className="seo-previews">
        <SearchPreview
          siteName={site?.site_name ?? ''}
          route={path}
          title={values.meta_title.trim()}
          description={values.meta_description.trim()}
        />
        <SocialPreview
          title={values.meta_title.trim()}
          description={values.meta_description.trim()}
          image={values.og_image.trim()}
          drawn={drawn}
          drawnTitle={card.titre}
        />
      </div>
      {frame.stale ? <StaleNotice key={frame.stale.key} title={frame.stale.title} /> : null}
      <p className="notice-acts">
        <Button
          variant="ink"
          disabled={!frame.isDirty || frame.isSaving}
          aria-busy={frame.isSaving}
          onClick={save}
        >
          Enregistrer le référencement
        </Button>
        {frame.isDirty ? <Button onClick={frame.takeBack}>Annuler</Button> : null}
        {stored ? (
          <Button disabled={isPending} aria-busy={isPending} onClick={() => remove(stored)}>
            Reprendre les textes de la fiche
          </Button>
        ) : null}
      </p>
      <UnsavedGuard isDirty={frame.isDirtyNow} />
    </div>
  )
}
