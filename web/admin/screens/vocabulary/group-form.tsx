import { useStore } from '@tanstack/react-form'
import { useMemo, useState } from 'react'

import type { WordGroup } from '#shared/search/dictionary.ts'
import { maxTerms, type StoredGroup, wordGroupSchema } from '#shared/search/word-group.ts'
import { api } from '#web/admin/api/api.ts'
import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { Notice } from '#web/admin/controls/notice.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { dropDraft, findDraft, useStoredDraft } from '#web/admin/editor/stored-draft.ts'
import { DraftNotice } from '#web/admin/form/draft-notice.tsx'
import { FormFrame } from '#web/admin/form/form-frame.tsx'
import { ruledByMessages } from '#web/admin/form/form-rules.ts'
import { useAppForm } from '#web/admin/form/form.tsx'
import { SaveBar } from '#web/admin/form/save-bar.tsx'
import { UnsavedGuard } from '#web/admin/form/unsaved-guard.tsx'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { Button } from '#web/ui/button.tsx'

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

type GroupFormProps = {
  /** null for a group that does not exist yet. */
  stored: StoredGroup | null
  groups: StoredGroup[]
  onSaved: (group: StoredGroup) => void
  onClose: () => void
}

/** Creates or edits a group, and tries what it changes of a search before it is saved. */
export function GroupForm({ stored, groups, onSaved, onClose }: GroupFormProps) {
  const utils = api.useUtils()
  const create = api.admin.vocabulary.create.useMutation()
  const update = api.admin.vocabulary.update.useMutation()
  const [isStale, setIsStale] = useState(false)
  const draftName = `vocabulaire:${stored?.id ?? 'nouveau'}`
  const [draft, setDraft] = useState(() => findDraft(draftName, emptyGroup))
  const form = useAppForm({
    defaultValues: stored ? draftOf(stored) : emptyGroup,
    ...ruledByMessages(groupMessages),
    onSubmit: async ({ value }) => {
      const groupe = wordGroupSchema.parse(groupOf(value))
      const id = await save(groupe)
      if (id === null) return
      form.reset(value)
      dropDraft(draftName)
      reportSuccess('Groupe enregistré')
      await utils.admin.vocabulary.invalidate()
      onSaved({ id, ...groupe })
    },
  })
  const values = useStore(form.store, (state) => state.values)
  const isDirty = useStore(form.store, (state) => !state.isDefaultValue)
  useStoredDraft(draftName, values, isDirty)
  const isSaving = create.isPending || update.isPending
  const holders = useMemo(
    () => holdersOf(groups.filter(({ id }) => id !== stored?.id)),
    [groups, stored],
  )

  /** Gives the group's id; null where it was not saved. */
  async function save(groupe: WordGroup): Promise<string | null> {
    try {
      if (!stored) return (await create.mutateAsync(groupe)).id
      const { id, ...lu } = stored
      await update.mutateAsync({ id, lu, groupe })
      return id
    } catch (error) {
      if (stored && apiErrorCode(error) === 'CONFLICT') setIsStale(true)
      else reportFailure('Une erreur est survenue lors de la sauvegarde.', error)
      return null
    }
  }

  return (
    <Panel title={stored ? `Modifier ${quoted(groupName(stored))}` : 'Nouveau groupe'}>
      <FormFrame form={form} className="in stack" hasShortcut aria-label="Groupe du vocabulaire">
        {draft && !isDirty ? (
          <DraftNotice
            onResume={() => {
              form.setFieldValue('termes', draft.termes)
              form.setFieldValue('larges', draft.larges)
              setDraft(null)
            }}
            onDrop={() => {
              dropDraft(draftName)
              setDraft(null)
            }}
          />
        ) : null}
        <div className="form-grid" ref={focusFirstField}>
          <form.AppField name="termes">
            {(field) => (
              <field.TextArea
                label={groupFieldNames.termes.label}
                hint={`Une par ligne, ${maxTerms} au plus. Qui cherche l’une trouve aussi les autres.`}
                rows={8}
                required
              />
            )}
          </form.AppField>
          <form.AppField name="larges">
            {(field) => (
              <field.TextArea
                label={groupFieldNames.larges.label}
                hint="Une par ligne. Qui cherche une expression équivalente les trouve aussi, après le reste, mais pas l’inverse."
                rows={8}
              />
            )}
          </form.AppField>
        </div>
        <TakenTerms termes={values.termes} holders={holders} />
        <SearchTrial id={stored?.id ?? null} draft={values} />
        {isStale ? (
          <Notice tone="bad" title="Ce groupe a été modifié entre-temps.">
            <p>
              Quelqu’un d’autre l’a enregistré depuis que vous l’avez ouvert. Copiez ce que vous
              voulez garder, fermez ce formulaire et rouvrez le groupe pour voir ce qui est
              enregistré.
            </p>
          </Notice>
        ) : null}
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

/** The button that opened the form is gone with its table. */
const focusFirstField = (element: HTMLElement | null) => element?.querySelector('textarea')?.focus()
