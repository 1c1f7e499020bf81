import { useMemo } from 'react'

import { maxTerms, type StoredGroup, wordGroupSchema } from '#shared/search/word-group.ts'
import { api } from '#web/admin/api/api.ts'
import { Panel } from '#web/admin/controls/panel.tsx'
import { RecordForm } from '#web/admin/records/record-form.tsx'
import { useRecordForm } from '#web/admin/records/use-record-form.ts'

import {
  draftOf,
  emptyGroup,
  groupFieldNames,
  groupMessages,
  groupName,
  groupOf,
  holdersOf,
  quoted,
} from './group-draft.ts'
import { SearchTrial } from './search-trial.tsx'
import { TakenTerms } from './taken-terms.tsx'

const kinds = [
  { value: 'equivalent', label: 'Expressions équivalentes' },
  { value: 'absent', label: 'Sujet absent du catalogue' },
] as const

const absentHint =
  'Une recherche qui nomme ce sujet reçoit la phrase et le lien, au lieu de résultats sans rapport. Un nom ne compte plus dès qu’une fiche publiée l’a dans son titre, un tag ou une requête.'

type GroupFormProps = {
  /** null for a group that does not exist yet. */
  stored: StoredGroup | null
  /** First expression of a new group. */
  initialTerm: string | undefined
  groups: StoredGroup[]
  onSaved: (group: StoredGroup) => void
  onClose: () => void
}

/** Creates or edits a group, and tries what it changes of a search before it is saved. */
export function GroupForm({ stored, initialTerm = '', groups, onSaved, onClose }: GroupFormProps) {
  const { client, admin } = api.useUtils()
  const { form, values, frame } = useRecordForm({
    draftName: `vocabulaire:${stored?.id ?? 'nouveau'}`,
    start: stored ? draftOf(stored) : { ...emptyGroup, termes: initialTerm },
    isNew: stored === null,
    staleTitle: 'Ce groupe a été modifié entre-temps.',
    messagesOf: groupMessages,
    async save(draft) {
      const groupe = wordGroupSchema.parse(groupOf(draft))
      if (!stored) return { ...(await client.admin.vocabulary.create.mutate(groupe)), ...groupe }
      const { id, ...lu } = stored
      await client.admin.vocabulary.update.mutate({ id, lu, groupe })
      return { id, ...groupe }
    },
    savedText: 'Groupe enregistré',
    refresh: () => admin.vocabulary.invalidate(),
    onSaved,
  })
  const isAbsent = values.kind === 'absent'
  const holders = useMemo(
    () => holdersOf(groups.filter(({ id }) => id !== stored?.id)),
    [groups, stored],
  )

  return (
    <Panel title={stored ? `Modifier ${quoted(groupName(stored))}` : 'Nouveau groupe'}>
      <RecordForm frame={frame} label="Groupe du vocabulaire" onClose={onClose}>
        <form.AppField name="kind">
          {(field) => (
            <field.Select
              label={groupFieldNames.kind.label}
              options={kinds}
              hint={isAbsent ? absentHint : undefined}
            />
          )}
        </form.AppField>
        <div className="form-grid">
          <form.AppField name="termes">
            {(field) => (
              <field.TextArea
                label={isAbsent ? 'Noms du sujet' : groupFieldNames.termes.label}
                hint={`Une par ligne, ${maxTerms} au plus. ${isAbsent ? 'Nommez des choses, pas des métiers.' : 'Qui cherche l’une trouve aussi les autres.'}`}
                rows={8}
                required
              />
            )}
          </form.AppField>
          {isAbsent ? (
            <div className="stack">
              <form.AppField name="message">
                {(field) => <field.Text label={groupFieldNames.message.label} required />}
              </form.AppField>
              <form.AppField name="href">
                {(field) => (
                  <field.Text
                    label={groupFieldNames.href.label}
                    hint="Sur ce site, par exemple /gpt/budget-seo-annuel."
                    required
                  />
                )}
              </form.AppField>
              <form.AppField name="label">
                {(field) => <field.Text label={groupFieldNames.label.label} required />}
              </form.AppField>
            </div>
          ) : (
            <form.AppField name="larges">
              {(field) => (
                <field.TextArea
                  label={groupFieldNames.larges.label}
                  hint="Une par ligne. Qui cherche une expression équivalente les trouve aussi, après le reste, mais pas l’inverse."
                  rows={8}
                />
              )}
            </form.AppField>
          )}
        </div>
        <TakenTerms termes={values.termes} holders={holders} />
        <SearchTrial id={stored?.id ?? null} draft={values} />
      </RecordForm>
    </Panel>
  )
}
