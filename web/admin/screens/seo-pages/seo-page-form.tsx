import { useStore } from '@tanstack/react-form'
import { useState } from 'react'

import { type SeoPage, seoPageInputSchema } from '#shared/pages/seo-page.ts'
import { api } from '#web/admin/api/api.ts'
import {
  failureFields,
  reportFailure,
  reportSuccess,
  showFieldErrors,
} from '#web/admin/api/failures.ts'
import { Notice } from '#web/admin/controls/notice.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { dropDraft, findDraft, useStoredDraft } from '#web/admin/editor/stored-draft.ts'
import { DraftNotice } from '#web/admin/form/draft-notice.tsx'
import type { NamesOf } from '#web/admin/form/field-messages.ts'
import { FormFrame } from '#web/admin/form/form-frame.tsx'
import { ruledAsSent, useAppForm } from '#web/admin/form/form.tsx'
import { SaveBar } from '#web/admin/form/save-bar.tsx'
import { UnsavedGuard } from '#web/admin/form/unsaved-guard.tsx'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { Button } from '#web/ui/button.tsx'

import { Measure, SearchPreview } from './search-preview.tsx'
import { emptySeoPage, inputOf, normalisedRoute, type SeoPageDraft } from './seo-page-draft.ts'
import { SocialPreview } from './social-preview.tsx'

export type EditedSeoPage = {
  /** null for a configuration that does not exist yet. */
  stored: Pick<SeoPage, 'id' | 'updated_at'> | null
  values: SeoPageDraft
}

type SeoPageFormProps = {
  edited: EditedSeoPage
  siteName: string
  /** Whether a path is taken by another configuration, and whether a page answers there. */
  routeState: (route: string, ownId: string | null) => 'taken' | 'unknown' | 'fine'
  onClose: () => void
}

const names: NamesOf<SeoPageDraft> = {
  page_route: { label: 'Chemin de la page', missing: 'Le chemin de la page est obligatoire.' },
  meta_title: { label: 'Titre', missing: 'Le titre est obligatoire.' },
  meta_description: { label: 'Description', missing: 'La description est obligatoire.' },
  meta_keywords: { label: 'Mots-clés' },
  og_image: { label: 'Image de partage' },
}

/** Creates or edits a configuration; saving closes it. */
export function SeoPageForm({ edited, siteName, routeState, onClose }: SeoPageFormProps) {
  const { stored } = edited
  const utils = api.useUtils()
  const create = api.admin.seoPages.create.useMutation()
  const update = api.admin.seoPages.update.useMutation()
  const [isStale, setIsStale] = useState(false)
  const draftName = `seo:${stored?.id ?? 'nouvelle'}`
  const [draft, setDraft] = useState(() => findDraft(draftName, emptySeoPage))
  const form = useAppForm({
    defaultValues: edited.values,
    ...ruledAsSent(seoPageInputSchema, names, inputOf),
    onSubmit: async ({ value }) => {
      const input = seoPageInputSchema.parse(inputOf(value))
      try {
        if (stored) await update.mutateAsync({ ...input, ...stored })
        else await create.mutateAsync(input)
      } catch (error) {
        onRefused(error)
        return
      }
      form.reset(value)
      dropDraft(draftName)
      reportSuccess('Configuration SEO sauvegardée')
      await utils.admin.seoPages.invalidate()
      onClose()
    },
  })
  const values = useStore(form.store, (state) => state.values)
  const isDirty = useStore(form.store, (state) => !state.isDefaultValue)
  useStoredDraft(draftName, values, isDirty)
  const isSaving = create.isPending || update.isPending

  function onRefused(error: unknown) {
    const fields = failureFields(error)
    if (Object.keys(fields).length > 0) showFieldErrors(form, fields)
    else if (apiErrorCode(error) === 'CONFLICT') setIsStale(true)
    else reportFailure('Une erreur est survenue lors de la sauvegarde.', error)
  }

  return (
    <Panel title={stored ? `Modifier ${edited.values.page_route}` : 'Nouvelle configuration'}>
      <FormFrame form={form} className="in stack" hasShortcut aria-label="Configuration SEO">
        {draft && !isDirty ? (
          <DraftNotice
            onResume={() => {
              for (const [name, value] of entriesOf(draft)) form.setFieldValue(name, value)
              setDraft(null)
            }}
            onDrop={() => {
              dropDraft(draftName)
              setDraft(null)
            }}
          />
        ) : null}
        {isStale ? (
          <Notice tone="bad" title="Cette configuration a été modifiée entre-temps.">
            <p>
              Quelqu’un d’autre l’a enregistrée depuis que vous l’avez ouverte. Fermez ce formulaire
              et rouvrez-la pour voir ce qui est enregistré.
            </p>
          </Notice>
        ) : null}
        <div className="form-grid">
          <form.AppField name="page_route">
            {(field) => (
              <field.Text
                label="Chemin de la page"
                hint={
                  <RouteHint
                    route={values.page_route}
                    state={routeState(
                      normalisedRoute(values.page_route, location.origin),
                      stored?.id ?? null,
                    )}
                  />
                }
                placeholder="/ma-page"
                spellCheck={false}
                autoComplete="off"
                maxLength={200}
                required
                onLeave={() =>
                  form.setFieldValue(
                    'page_route',
                    normalisedRoute(values.page_route, location.origin),
                  )
                }
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
            {(field) => <field.Text label="Mots-clés" hint="Ignoré par Google" maxLength={300} />}
          </form.AppField>
          <form.AppField name="og_image">
            {(field) => (
              <field.Text
                label="Image de partage"
                hint="Adresse complète, 1200&nbsp;×&nbsp;630&nbsp;px"
                type="url"
                spellCheck={false}
                maxLength={2000}
              />
            )}
          </form.AppField>
        </div>
        <div className="stack">
          <SearchPreview
            siteName={siteName}
            route={normalisedRoute(values.page_route, location.origin)}
            title={values.meta_title.trim()}
            description={values.meta_description.trim()}
          />
          <SocialPreview
            title={values.meta_title.trim()}
            description={values.meta_description.trim()}
            image={values.og_image.trim()}
          />
        </div>
        <SaveBar isDirty={isDirty} isSaving={isSaving} isNew={stored === null}>
          <Button
            onClick={() => {
              dropDraft(draftName)
              onClose()
            }}
          >
            Annuler
          </Button>
        </SaveBar>
      </FormFrame>
      <UnsavedGuard isDirty={() => !form.state.isDefaultValue} />
    </Panel>
  )
}

type RouteHintProps = { route: string; state: 'taken' | 'unknown' | 'fine' }

function RouteHint({ route, state }: RouteHintProps) {
  if (route.trim() === '' || state === 'fine') return '/ma-page'
  return (
    <strong>
      {state === 'taken'
        ? 'Une configuration existe déjà pour ce chemin.'
        : 'Aucune page ne répond à ce chemin aujourd’hui.'}
    </strong>
  )
}

const entriesOf = (draft: SeoPageDraft) =>
  // The keys of a draft are those of its type.
  Object.entries(draft) as [keyof SeoPageDraft, string][]
