import { useStore } from '@tanstack/react-form'
import { useState } from 'react'

import { isSame } from '#shared/drafts/merged-draft.ts'
import type { Statut } from '#shared/items/statut.ts'
import { missingReason, needsReason } from '#web/admin/fields/statut-field.tsx'
import type { FieldMessage, RefusedValue } from '#web/admin/form/field-messages.ts'
import { ruledByMessages } from '#web/admin/form/form-rules.ts'
import { useAppForm } from '#web/admin/form/form.tsx'

import type { useEditorTabs } from './editor-tabs.ts'
import type { ItemEditor, SaveWay } from './use-item-editor.ts'

type Draft = Record<string, unknown> & { statut: Statut }

type ItemForm<Edited extends Draft, Tab extends string> = {
  editor: ItemEditor<Edited>
  tabs: ReturnType<typeof useEditorTabs<Tab>>
  /** What keeps a draft from being saved: its own rules, and what the server refused. */
  messagesOf: (draft: Edited, refused: readonly RefusedValue[]) => FieldMessage[]
  /** The one field that a draft needs. */
  titleField: string & keyof Edited
}

/**
 * The form of an item's editor, what goes with a save beside the item, and the frame around it. What is
 * public is saved as a working copy, and published by a button of its own; what is not may be unfinished.
 */
export function useItemForm<Edited extends Draft, Tab extends string>({
  editor,
  tabs,
  messagesOf,
  titleField,
}: ItemForm<Edited, Tab>) {
  const { id, stored, start } = editor
  const [note, setNote] = useState('')
  const [raison, setRaison] = useState('')
  // Read when the form is checked, never drawn.
  const [refused] = useState<RefusedValue[]>(() => [])
  const storedStatut = id === null ? null : stored.value.statut
  const [isKeeping, setIsKeeping] = useState(false)
  const messages = (draft: Edited) => messagesOf(draft, refused)
  const form = useAppForm({
    ...ruledByMessages(messages),
    defaultValues: start.draft,
    onSubmit: ({ value }) => save(value),
    onSubmitInvalid: ({ value }) => tabs.show(messages(value)),
  })
  const isSaving = useStore(form.store, (state) => state.isSubmitting)
  const isDirty = useStore(form.store, (state) => !isSame(state.values, stored.value))

  /** What «Enregistrer» does with a draft. */
  function wayOf(draft: Edited): SaveWay {
    if (storedStatut === 'valide' && draft.statut === 'valide') return 'copy'
    return draft.statut !== 'valide' && messages(draft).length > 0 ? 'draft' : 'item'
  }

  async function saveAsIs(way: SaveWay, draft: Edited) {
    const missingTitle = messages(draft).filter(
      ({ path }) => path === titleField && String(draft[titleField]).trim() === '',
    )
    if (way === 'draft' && missingTitle.length > 0) {
      tabs.show(missingTitle)
      return
    }
    setIsKeeping(true)
    tabs.show([])
    const { refused: values } = await editor.save(way, draft, {})
    setIsKeeping(false)
    if (values.length > 0) await showRefused(values, draft)
  }

  async function showRefused(values: readonly RefusedValue[], draft: Edited) {
    refused.push(...values)
    await form.validate('submit')
    tabs.show(messages(draft))
  }

  async function save(draft: Edited) {
    const asksReason = needsReason(draft.statut, storedStatut)
    if (asksReason && raison.trim() === '') {
      tabs.show([missingReason])
      return
    }
    tabs.show([])
    const outcome = await editor.save('item', draft, {
      note: note.trim() || undefined,
      raison: asksReason ? raison.trim() : undefined,
    })
    if (outcome.isSaved) setNote('')
    if (outcome.refused.length > 0) await showRefused(outcome.refused, draft)
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
      publication:
        storedStatut === 'valide'
          ? { isPossible: isDirty || stored.copie > 0, onPublish: () => void form.handleSubmit() }
          : undefined,
      isDirtyNow: () => !isSame(form.state.values, editor.savedNow()),
      isSaving: isSaving || isKeeping,
      isNew: id === null,
      keptAt: stored.keptAt,
      onReset: editor.reset,
      onSave: async () => {
        const draft = form.state.values
        const way = wayOf(draft)
        if (way === 'item') await form.handleSubmit()
        else await saveAsIs(way, draft)
      },
    },
  }
}
