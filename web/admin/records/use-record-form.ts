import { useStore } from '@tanstack/react-form'
import { useState } from 'react'

import {
  failureFields,
  reportFailure,
  reportSuccess,
  showFieldErrors,
} from '#web/admin/api/failures.ts'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'
import { ruledByMessages } from '#web/admin/form/form-rules.ts'
import { useAppForm } from '#web/admin/form/form.tsx'
import { dropDraft, findDraft, useStoredDraft } from '#web/admin/form/stored-draft.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { showToast } from '#web/ui/toast.tsx'

type RecordFormOptions<Draft, Saved> = {
  /** Names what is kept of it in the tab while it is unsaved. */
  draftName: string
  /** What the form begins with: what is stored, or nothing yet. */
  start: Draft
  isNew?: boolean
  /** That somebody else saved it since it was opened, a sentence, where that is looked for. */
  staleTitle?: string
  /** What keeps a draft from being saved. */
  messagesOf: (draft: Draft) => FieldMessage[]
  save: (draft: Draft) => Promise<Saved>
  /** What is said once it is saved. */
  savedText: string
  /** Takes a save back, which is offered with what is said. */
  undo?: ((saved: Saved) => Promise<unknown>) | undefined
  /** Reads anew what is shown of it. */
  refresh: (saved: Saved) => Promise<unknown>
  onSaved?: (saved: Saved) => void
}

/** The form of one record, and what the frame around it (`record-form.tsx`) shows. */
export function useRecordForm<Draft extends object, Saved>({
  draftName,
  start,
  isNew = false,
  staleTitle,
  messagesOf,
  save,
  savedText,
  undo,
  refresh,
  onSaved,
}: RecordFormOptions<Draft, Saved>) {
  const [found, setFound] = useState(() => findDraft(draftName, start))
  const [isStale, setIsStale] = useState(false)
  const form = useAppForm({
    ...ruledByMessages(messagesOf),
    defaultValues: start,
    onSubmit: ({ value }) => send(value),
  })
  const values = useStore(form.store, (state) => state.values)
  const isDirty = useStore(form.store, (state) => !state.isDefaultValue)
  const isSaving = useStore(form.store, (state) => state.isSubmitting)
  useStoredDraft(draftName, values, isDirty)

  async function send(draft: Draft) {
    let saved: Saved
    try {
      saved = await save(draft)
    } catch (error) {
      tellRefusal(error)
      return
    }
    form.reset(draft)
    dropDraft(draftName)
    showToast({
      type: 'success',
      title: savedText,
      action: undo && { label: 'Annuler', run: () => void takeBackSaved(undo, saved) },
    })
    await refresh(saved)
    onSaved?.(saved)
  }

  async function takeBackSaved(back: (saved: Saved) => Promise<unknown>, saved: Saved) {
    try {
      await back(saved)
      reportSuccess('Changement annulé')
    } catch (error) {
      reportFailure('Impossible d’annuler le changement.', error)
    }
    await refresh(saved)
  }

  function tellRefusal(error: unknown) {
    const fields = failureFields(error)
    if (Object.keys(fields).length > 0) showFieldErrors(form, fields)
    else if (staleTitle && !isNew && apiErrorCode(error) === 'CONFLICT') setIsStale(true)
    else reportFailure('Une erreur est survenue lors de la sauvegarde.', error)
  }

  return {
    form,
    values,
    frame: {
      form: {
        // Whoever presses Ctrl+S twice saves once.
        handleSubmit: async () => {
          if (!form.state.isSubmitting) await form.handleSubmit()
        },
      },
      isDirty,
      isDirtyNow: () => !form.state.isDefaultValue,
      isSaving,
      isNew,
      staleTitle: isStale ? staleTitle : undefined,
      /** What was typed before in this tab and not saved. */
      found:
        found && !isDirty
          ? {
              resume: () => {
                form.reset(found, { keepDefaultValues: true })
                setFound(null)
              },
              drop: () => {
                dropDraft(draftName)
                setFound(null)
              },
            }
          : null,
      /** Puts values into the form, to be saved or not. */
      take: (draft: Draft) => form.reset(draft, { keepDefaultValues: true }),
      takeBack: () => form.reset(start),
      abandon: () => dropDraft(draftName),
    },
  }
}
