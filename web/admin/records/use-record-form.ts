import { useStore } from '@tanstack/react-form'
import { useState } from 'react'
import type { z } from 'zod'

import { isSame } from '#shared/items/draft-edits.ts'
import {
  failureFields,
  reportFailure,
  reportSuccess,
  showFieldErrors,
} from '#web/admin/api/failures.ts'
import { type Question, questions } from '#web/admin/api/questions.ts'
import { focusField } from '#web/admin/controls/focus-field.ts'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'
import { ruledByMessages } from '#web/admin/form/form-rules.ts'
import { useAppForm } from '#web/admin/form/form.tsx'
import {
  type FormDraft,
  formDraft,
  typedFields,
  useStoredDrafts,
  withTyped,
} from '#web/admin/form/stored-draft.ts'
import { useSession } from '#web/admin/session/session.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { showToast } from '#web/ui/toast.tsx'

type RecordFormOptions<Draft, Saved> = {
  /** Names what is kept of it in this browser while it is unsaved. */
  draftName: string
  /** What the form begins with: what is stored, or nothing yet. */
  start: Draft
  isNew?: boolean
  /** That somebody else saved it since it was opened, a sentence, where that is looked for. */
  staleTitle?: string
  /** Schema that states the maximum lengths of the fields. */
  schema?: z.ZodType
  /** Shows and focuses a field in a hidden tab. */
  showField?: (path: string) => void
  /** What keeps a draft from being saved. */
  messagesOf: (draft: Draft) => FieldMessage[]
  save: (draft: Draft) => Promise<Saved>
  /** What is said once it is saved. */
  savedText: string
  /** Takes a save back, which is offered with what is said. */
  undo?: ((saved: Saved) => Promise<unknown>) | undefined
  /** Question before a save is undone, or null to undo at once. */
  undoQuestion?: (saved: Saved) => Question | null
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
  schema,
  showField,
  messagesOf,
  save,
  savedText,
  undo,
  undoQuestion,
  refresh,
  onSaved,
}: RecordFormOptions<Draft, Saved>) {
  const { user } = useSession()
  /** How often a save was refused because somebody else was faster. */
  const [overtaken, setOvertaken] = useState(0)
  const form = useAppForm({
    ...ruledByMessages(messagesOf),
    defaultValues: start,
    onSubmit: ({ value }) => send(value),
  })
  const values = useStore(form.store, (state) => state.values)
  const isDirty = useStore(form.store, (state) => !state.isDefaultValue)
  const isSaving = useStore(form.store, (state) => state.isSubmitting)
  const place = { userId: user.id, name: draftName }
  const drafts = useStoredDrafts(place, { start, values, isDirty })
  const { found } = drafts

  async function send(draft: Draft) {
    let saved: Saved
    try {
      saved = await save(draft)
    } catch (error) {
      tellRefusal(error)
      return
    }
    const typed = form.state.values
    form.reset(draft)
    drafts.forget()
    drafts.passSaved(draft)
    // What was typed while it was being saved is offered.
    if (!isSame(typed, draft)) drafts.giveBack(formDraft({ from: draft, to: typed }))
    showToast({
      type: 'success',
      title: savedText,
      action: undo && { label: 'Annuler', run: () => void takeBackSaved(undo, saved) },
    })
    await refresh(saved)
    onSaved?.(saved)
  }

  async function takeBackSaved(back: (saved: Saved) => Promise<unknown>, saved: Saved) {
    const question = undoQuestion?.(saved) ?? null
    if (question !== null && !(await questions.ask(question))) return
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
    else if (staleTitle && !isNew && apiErrorCode(error) === 'CONFLICT')
      setOvertaken((times) => times + 1)
    else reportFailure('Une erreur est survenue lors de la sauvegarde.', error)
  }

  const show = (draft: Draft) => form.reset(draft, { keepDefaultValues: true })

  /** Puts what was found into the form, and offers the way back where that holds something else. */
  function resume(draft: FormDraft<Draft>) {
    const typed = isDirty ? values : null
    const joined = withTyped(values, draft)
    show(joined)
    answer(draft)
    if (typed === null) return
    const giveBack = () => {
      drafts.giveBack(draft)
      show(withTyped(typed, { from: joined, to: form.state.values }))
    }
    showToast({
      type: 'success',
      title: 'Modifications reprises',
      action: { label: 'Annuler', run: giveBack },
    })
  }

  /** What offered it is gone with the button that was pressed: the focus goes to what it was about. */
  function answer(draft: FormDraft<Draft>) {
    const held = document.activeElement?.closest('form')
    drafts.pass(draft)
    const fields = typedFields(draft)
    const [first] = fields
    if (first !== undefined && showField) showField(first)
    else
      focusField(fields, () => held?.querySelector<HTMLElement>('input, textarea, select')?.focus())
  }

  function discard(draft: FormDraft<Draft>) {
    answer(draft)
    showToast({
      type: 'success',
      title: 'Modifications abandonnées',
      action: { label: 'Annuler', run: () => drafts.giveBack(draft) },
    })
  }

  /** Takes the changes back, or leaves them with the form, and offers the way back. */
  function takeBack() {
    const given = drafts.giveUp()
    form.reset(start)
    if (given === null) return
    const bringBack = () => {
      drafts.giveBack(given)
      reportSuccess('Modifications gardées', 'Elles sont proposées en tête du formulaire.')
    }
    showToast({
      type: 'success',
      title: 'Modifications annulées',
      action: { label: 'Rétablir', run: bringBack },
    })
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
      schema,
      showField,
      isDirty,
      isDirtyNow: () => !form.state.isDefaultValue,
      isSaving,
      isNew,
      /** Each refusal is said anew. */
      stale: staleTitle && overtaken > 0 ? { title: staleTitle, key: overtaken } : null,
      /** What was typed in an earlier visit and not saved. */
      found: found && { resume: () => resume(found), drop: () => discard(found) },
      /** Puts values into the form, to be saved or not. */
      take: show,
      takeBack,
    },
  }
}
