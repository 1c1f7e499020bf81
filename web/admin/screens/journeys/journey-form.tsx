import { useId } from 'react'

import { journeySchema, storedJourneySchema } from '#shared/journeys/journey-input.ts'
import {
  type Journey,
  journeyPath,
  journeyStatuts,
  maxSteps,
  type StepItem,
  type StoredJourney,
} from '#shared/journeys/journey.ts'
import { proposeSlug } from '#shared/text/proposed-slug.ts'
import { api } from '#web/admin/api/api.ts'
import { Panel } from '#web/admin/controls/panel.tsx'
import { BlockList, type BlockNames } from '#web/admin/fields/block-list.tsx'
import { Suggestions } from '#web/admin/fields/suggestions.tsx'
import { RecordForm } from '#web/admin/records/record-form.tsx'
import { useRecordForm } from '#web/admin/records/use-record-form.ts'
import { type KeptRecord, RecordHistory } from '#web/admin/revisions/record-history.tsx'

import {
  blankStep,
  draftOf,
  emptyJourney,
  itemLabel,
  type JourneyDraft,
  journeyFields,
  journeyMessages,
  journeyOf,
  statutLabels,
  withoutItems,
  withOwn,
} from './journey-draft.ts'

type JourneyFormProps = {
  /** null for a journey that does not exist yet. */
  stored: StoredJourney | null
  choices: StepItem[]
  onSaved: (journey: Journey) => void
  onClose: () => void
}

const stepNames: BlockNames = {
  all: 'Étapes',
  one: 'Étape',
  theOne: 'l’étape',
  add: 'Ajouter une étape',
  removed: 'Étape supprimée',
  none: 'Aucune étape\u00a0: un parcours publié en a deux au moins.',
}

const statuts = journeyStatuts.map((value) => ({ value, label: statutLabels[value] }))

/** Creates or edits a journey. */
export function JourneyForm({ stored, choices, onSaved, onClose }: JourneyFormProps) {
  const { client, admin } = api.useUtils()
  const listId = useId()
  const items = withOwn(choices, stored)
  const { form, values, frame } = useRecordForm({
    draftName: `parcours:${stored?.slug ?? 'nouveau'}`,
    start: stored ? draftOf(withoutItems(stored), items) : emptyJourney,
    isNew: stored === null,
    staleTitle: 'Ce parcours a été modifié entre-temps.',
    schema: journeySchema,
    messagesOf: (draft) => journeyMessages(draft, items),
    async save(draft) {
      const parcours = journeySchema.parse(journeyOf(draft, items))
      if (stored)
        await client.admin.journeys.update.mutate({ expected: withoutItems(stored), parcours })
      else await client.admin.journeys.create.mutate(parcours)
      return parcours
    },
    savedText: 'Parcours enregistré',
    refresh: () => admin.journeys.invalidate(),
    onSaved,
  })
  const slug = stored?.slug ?? (values.slug === '' ? proposeSlug(values.titre) : values.slug)

  return (
    <Panel
      title={stored ? `Modifier «\u00a0${stored.titre}\u00a0»` : 'Nouveau parcours'}
      aside={
        stored?.statut === 'valide' ? (
          <a href={journeyPath(stored.slug)} target="_blank" rel="noreferrer">
            Voir la page
          </a>
        ) : null
      }
    >
      <RecordForm
        frame={frame}
        label="Parcours"
        onClose={onClose}
        history={
          stored ? (
            <RecordHistory
              name={`parcours:${stored.slug}`}
              ask={() => client.admin.journeys.revisions.query({ slug: stored.slug })}
              names={journeyFields}
              current={values}
              draftOf={(kept) => keptJourney(kept, items)}
              onTake={frame.take}
            />
          ) : null
        }
      >
        <div className="form-grid">
          <form.AppField name="titre">
            {(field) => (
              <field.Text label={journeyFields.titre.label} autoComplete="off" required />
            )}
          </form.AppField>
          {stored ? null : (
            <form.AppField name="slug">
              {(field) => (
                <field.Text
                  label={journeyFields.slug.label}
                  hint="Laissé vide, c’est le titre. Il ne change plus ensuite."
                  placeholder={proposeSlug(values.titre)}
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
            </form.AppField>
          )}
          <form.AppField name="statut">
            {(field) => (
              <field.Select
                label={journeyFields.statut.label}
                options={statuts}
                hint={
                  values.statut === 'valide'
                    ? `Page publique\u00a0: ${journeyPath(slug)}`
                    : 'Un brouillon n’est visible qu’ici.'
                }
              />
            )}
          </form.AppField>
          <form.AppField name="rang">
            {(field) => (
              <field.Number
                label={journeyFields.rang.label}
                hint={'Du plus petit au plus grand\u00a0; à égalité, par titre.'}
                min={0}
                max={999}
              />
            )}
          </form.AppField>
          <form.AppField name="introduction">
            {(field) => (
              <field.TextArea
                label={journeyFields.introduction.label}
                hint="À quelle situation il répond et ce qu’il faut avoir sous la main. Ses premières phrases servent de description aux moteurs."
                rows={4}
                required
                isWide
              />
            )}
          </form.AppField>
        </div>
        <h3>Étapes</h3>
        <form.AppField name="etapes">
          {() => (
            <BlockList names={stepNames} blank={blankStep} max={maxSteps}>
              {(index) => (
                <>
                  <form.AppField name={`etapes[${index}].id`}>
                    {(field) => (
                      <field.Text
                        label={journeyFields['etapes.*.id'].label}
                        hint="Tapez le début d’un titre et choisissez-le dans la liste."
                        list={listId}
                        autoComplete="off"
                        isWide
                        required
                      />
                    )}
                  </form.AppField>
                  <form.AppField name={`etapes[${index}].but`}>
                    {(field) => (
                      <field.TextArea
                        label={journeyFields['etapes.*.but'].label}
                        hint="Pourquoi cette fiche, à ce moment."
                        rows={3}
                        required
                      />
                    )}
                  </form.AppField>
                  <form.AppField name={`etapes[${index}].transmet`}>
                    {(field) => (
                      <field.TextArea
                        label={journeyFields['etapes.*.transmet'].label}
                        hint="Ce que l’étape suivante reprend de son résultat."
                        rows={3}
                      />
                    )}
                  </form.AppField>
                </>
              )}
            </BlockList>
          )}
        </form.AppField>
        <Suggestions id={listId} texts={choices.map(itemLabel)} />
      </RecordForm>
    </Panel>
  )
}

function keptJourney({ contenu }: KeptRecord, items: StepItem[]): JourneyDraft | null {
  const journey = storedJourneySchema.safeParse(contenu)
  return journey.success ? draftOf(journey.data, items) : null
}
