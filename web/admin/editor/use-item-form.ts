import { useStore } from '@tanstack/react-form'
import { useState } from 'react'

import type { Statut } from '#shared/items/statut.ts'
import { missingReason, needsReason } from '#web/admin/fields/statut-field.tsx'
import type { FieldMessage, RefusedValue } from '#web/admin/form/field-messages.ts'
import { ruledByMessages } from '#web/admin/form/form-rules.ts'
import { useAppForm } from '#web/admin/form/form.tsx'

import type { useEditorTabs } from './editor-tabs.ts'
import { isSame } from './field-diff.ts'
import type { ItemEditor } from './use-item-editor.ts'

type Draft = Record<string, unknown> & { statut: Statut }

type ItemForm<Edited extends Draft, Tab extends string> = {
  editor: ItemEditor<Edited>
  tabs: ReturnType<typeof useEditorTabs<Tab>>
  /** What keeps a draft from being saved: its own rules, and what the server refused. */
  messagesOf: (draft: Edited, refused: readonly RefusedValue[]) => FieldMessage[]
}

/** The form of an item's editor, what goes with a save beside the item, and the frame around it. */
export function useItemForm<Edited extends Draft, Tab extends string>({
  editor,
  tabs,
  messagesOf,
}: ItemForm<Edited, Tab>) {
  const { id, stored, start } = editor
  const [note, setNote] = useState('')
  const [raison, setRaison] = useState('')
  // Read when the form is checked, never drawn.
  const [refused] = useState<RefusedValue[]>(() => [])
  const storedStatut = id === null ? null : stored.value.statut
  const messages = (draft: Edited) => messagesOf(draft, refused)
  const form = useAppForm({
    ...ruledByMessages(messages),
    defaultValues: start.draft,
    onSubmit: ({ value }) => save(value),
    onSubmitInvalid: ({ value }) => tabs.show(messages(value)),
  })
  const isSaving = useStore(form.store, (state) => state.isSubmitting)
  const isDirty = useStore(form.store, (state) => !isSame(state.values, stored.value))

  async function save(draft: Edited) {
    const asksReason = needsReason(draft.statut, storedStatut)
    if (asksReason && raison.trim() === '') {
      tabs.show([missingReason])
      return
    }
    tabs.show([])
    const outcome = await editor.save(draft, {
      note: note.trim() || undefined,
      raison: asksReason ? raison.trim() : undefined,
    })
    if (outcome.isSaved) setNote('')
    if (outcome.refused.length === 0) return
    refused.push(...outcome.refused)
    await form.validate('submit')
    tabs.show(messages(draft))
  }

  return {
    form,
    note: { value: note, onChange: setNote },
    /** What the field of the status needs. */
    statut: {
      storedStatut,
      raison,
      isReasonMissing: tabs.messages.includes(missingReason),
      onRaisonChange: setRaison,
    },
    frame: {
      messages: tabs.messages,
      onJump: tabs.jump,
      isDirty,
      isDirtyNow: () => !isSame(form.state.values, editor.savedNow()),
      isSaving,
      isNew: id === null,
      onReset: editor.reset,
      onSave: () => form.handleSubmit(),
    },
  }
}
