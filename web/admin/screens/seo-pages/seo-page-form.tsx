import { type SeoPage, seoPageInputSchema } from '#shared/pages/seo-page.ts'
import { readSocialImagePath, socialImagePath } from '#shared/pages/social-image.ts'
import { api } from '#web/admin/api/api.ts'
import { Panel } from '#web/admin/controls/panel.tsx'
import { RecordForm } from '#web/admin/records/record-form.tsx'
import { useRecordForm } from '#web/admin/records/use-record-form.ts'
import { type KeptRecord, RecordHistory } from '#web/admin/revisions/record-history.tsx'
import { Measure, SearchPreview } from '#web/admin/seo/search-preview.tsx'
import {
  draftOf,
  inputOf,
  normalisedRoute,
  type SeoPageDraft,
  seoPageFields,
  seoPageMessages,
} from '#web/admin/seo/seo-page-draft.ts'
import { SocialPreview } from '#web/admin/seo/social-preview.tsx'

import type { RouteState } from './route-state.ts'

export type EditedSeoPage = {
  /** null for a configuration that does not exist yet. */
  stored: Pick<SeoPage, 'id' | 'updated_at'> | null
  values: SeoPageDraft
}

/** `Measure` counts the other two texts. */
const countedSchema = seoPageInputSchema.omit({ meta_title: true, meta_description: true })

type SeoPageFormProps = {
  edited: EditedSeoPage
  siteName: string
  routeState: (route: string, ownId: string | null) => RouteState
  onClose: () => void
}

/** Creates or edits a configuration; saving closes it. */
export function SeoPageForm({ edited, siteName, routeState, onClose }: SeoPageFormProps) {
  const { stored } = edited
  const { client, admin } = api.useUtils()
  const { form, values, frame } = useRecordForm({
    draftName: `seo:${stored?.id ?? 'nouvelle'}`,
    start: edited.values,
    isNew: stored === null,
    staleTitle: 'Cette configuration a été modifiée entre-temps.',
    schema: countedSchema,
    messagesOf: seoPageMessages,
    async save(draft) {
      const input = seoPageInputSchema.parse(inputOf(draft))
      if (stored) await client.admin.seoPages.update.mutate({ ...input, ...stored })
      else await client.admin.seoPages.create.mutate(input)
    },
    savedText: 'Configuration SEO sauvegardée',
    refresh: () => admin.seoPages.invalidate(),
    onSaved: onClose,
  })
  const route = normalisedRoute(values.page_route, location.origin)
  const state = routeState(route, stored?.id ?? null)
  const drawn = state === 'fine' ? socialImagePath(route) : ''

  return (
    <Panel title={stored ? `Modifier ${edited.values.page_route}` : 'Nouvelle configuration'}>
      <RecordForm
        frame={frame}
        label="Configuration SEO"
        onClose={onClose}
        history={
          stored ? (
            <RecordHistory
              name={`seo:${stored.id}`}
              ask={() => client.admin.seoPages.revisions.query({ id: stored.id })}
              names={seoPageFields}
              current={values}
              draftOf={keptPage}
              onTake={frame.take}
            />
          ) : null
        }
      >
        <div className="form-grid">
          <form.AppField name="page_route">
            {(field) => (
              <field.Text
                label="Chemin de la page"
                hint={<RouteHint route={values.page_route} state={state} />}
                placeholder="/ma-page"
                spellCheck={false}
                autoComplete="off"
                required
                onLeave={() => form.setFieldValue('page_route', route)}
              />
            )}
          </form.AppField>
          <form.AppField name="meta_title">
            {(field) => (
              <field.Text
                label="Titre"
                hint={<Measure text={values.meta_title} kind="title" />}
                required
              />
            )}
          </form.AppField>
          <form.AppField name="meta_description">
            {(field) => (
              <field.TextArea
                label="Description"
                hint={<Measure text={values.meta_description} kind="description" />}
                rows={3}
                required
                isWide
              />
            )}
          </form.AppField>
          <form.AppField name="meta_keywords">
            {(field) => <field.Text label="Mots-clés" hint="Ignoré par Google" />}
          </form.AppField>
          <form.AppField name="og_image">
            {(field) => (
              <field.Text
                label="Image de partage"
                hint="Adresse complète, 1200&nbsp;×&nbsp;630&nbsp;px"
                type="url"
                spellCheck={false}
              />
            )}
          </form.AppField>
        </div>
        <div className="stack">
          <SearchPreview
            siteName={siteName}
            route={route}
            title={values.meta_title.trim()}
            description={values.meta_description.trim()}
          />
          <SocialPreview
            title={values.meta_title.trim()}
            description={values.meta_description.trim()}
            image={values.og_image.trim()}
            drawn={drawn}
            drawnTitle={isFixedPage(drawn) ? values.meta_title : ''}
          />
        </div>
      </RecordForm>
    </Panel>
  )
}

function keptPage({ contenu }: KeptRecord): SeoPageDraft | null {
  const page = seoPageInputSchema.safeParse(contenu)
  return page.success ? draftOf(page.data) : null
}

/** The image of any other page has the title of what it shows, and not the one that is configured. */
const isFixedPage = (image: string) => readSocialImagePath(image)?.kind === 'page'

type RouteHintProps = { route: string; state: RouteState }

function RouteHint({ route, state }: RouteHintProps) {
  if (route.trim() === '' || state === 'fine') return '/ma-page'
  return <strong>{routeHints[state]}</strong>
}

const routeHints: Record<Exclude<RouteState, 'fine'>, string> = {
  taken: 'Une configuration existe déjà pour ce chemin.',
  item: 'Les textes d’une fiche se règlent dans son éditeur, onglet «\u00a0Référencement\u00a0».',
  unknown: 'Aucune page ne répond à ce chemin aujourd’hui.',
}
