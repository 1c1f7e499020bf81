import { useStore } from '@tanstack/react-form'
import { useMemo, useState } from 'react'

import type { ItemDrafting } from '#shared/items/item-drafting.ts'
import { isSame } from '#shared/items/merged-draft.ts'
import { noteMessages } from '#web/admin/fields/public-note.tsx'
import { needsReason, reasonMessages } from '#web/admin/fields/statut-field.tsx'
import type { FieldMessage, RefusedValue } from '#web/admin/form/field-messages.ts'
import { ruledByMessages } from '#web/admin/form/form-rules.ts'
import { useAppForm } from '#web/admin/form/form.tsx'
import type { FormerValues } from '#web/admin/form/former/former-values.ts'
import type { Publication } from '#web/admin/form/save-bar.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { keptText } from '#web/admin/typed/kept-words.ts'

import type { useEditorTabs } from './editor-tabs.ts'
import { itemMessages } from './item-messages.ts'
import type { SaveWay } from './item-source.ts'
import type { EditedDraft, OpenedItem } from './opened-item.ts'
import type { ItemEditor } from './use-item-editor.ts'

type ItemForm<Edited extends EditedDraft, Item extends object, Tab extends string> = {
  drafting: ItemDrafting<Edited, Item>
  editor: ItemEditor<Edited>
  tabs: ReturnType<typeof useEditorTabs<Tab>>
}

/**
 * The form of an item's editor, what goes with a save beside the item, and the frame around it. What is
 * public is saved as a working copy, and published by a button of its own; what is not may be unfinished.
 */
export function useItemForm<Edited extends EditedDraft, Item extends object, Tab extends string>({
  drafting,
  editor,
  tabs,
}: ItemForm<Edited, Item, Tab>) {
  const { id, stored, start, autosave, kept } = editor
  const [note, setNote] = useState('')
  const [raison, setRaison] = useState('')
  // Read when the form is checked, never drawn.
  const [refused] = useState<RefusedValue[]>(() => [])
  const storedStatut = id === null ? null : stored.value.statut
  const [isKeeping, setIsKeeping] = useState(false)
  const [tried, setTried] = useState<'save' | 'publish'>('save')
  const [withdrawn, setWithdrawn] = useState<Edited | null>(null)
  const may = useMay()
  const messages = (draft: Edited) => itemMessages(drafting, draft, refused)
  const former = useMemo(() => (id === null ? null : formerValues(stored)), [id, stored])
  const form = useAppForm({
    ...ruledByMessages(messages),
    defaultValues: start.draft,
    onSubmit: async ({ value }) => {
      await saveChecked(value)
    },
    onSubmitInvalid: ({ value }) => tabs.show(messages(value)),
  })
  const isSaving = useStore(form.store, (state) => state.isSubmitting)
  const isDirty = useStore(form.store, (state) => !isSame(state.values, stored.value))
  // What was said of the last try, as far as it still holds, in the words of now.
  const watched = useStore(form.store, ({ values }) => (tabs.messages.length > 0 ? values : null))
  const remaining = watched === null ? [] : stillWrong(watched)

  function stillWrong(draft: Edited): FieldMessage[] {
    const said = new Set(tabs.messages.map(({ path }) => path))
    return everyMessage(draft).filter(({ path }) => said.has(path))
  }

  /** What keeps a draft from being saved, with what goes beside it. */
  function everyMessage(draft: Edited): FieldMessage[] {
    const beside = asksReason(draft) ? reasonMessages(raison) : []
    return [...messages(draft), ...beside, ...noteMessages(note)]
  }

  function asksReason({ statut }: Edited): boolean {
    return needsReason(statut, storedStatut)
  }

  /** «Enregistrer»: what is public is not withdrawn by a key that only meant to save. */
  async function pressSave() {
    setTried('save')
    const draft = form.state.values
    if (storedStatut === 'valide' && draft.statut !== 'valide') setWithdrawn(draft)
    else await submit(draft)
  }

  /** Saves a draft in the way that it is to be saved in. */
  async function submit(draft: Edited) {
    const way = wayOf(draft)
    if (way === 'item') await form.handleSubmit()
    else await keepAsIs(way, draft)
  }

  /** How a draft is saved: what is public is kept as a copy, what is wrong as it is. */
  function wayOf(draft: Edited): SaveWay {
    if (storedStatut === 'valide' && draft.statut === 'valide') return 'copy'
    return draft.statut !== 'valide' && messages(draft).length > 0 ? 'draft' : 'item'
  }

  /** Keeps a draft whatever its rules say of it, but for what is too long to store. */
  async function keepAsIs(way: SaveWay, draft: Edited) {
    const isTitleMissing = way === 'draft' && drafting.titleOf(draft).trim() === ''
    const wrong = messages(draft).filter(
      ({ path, isExcess }) => isExcess || (isTitleMissing && path === drafting.titleField),
    )
    tabs.show(wrong)
    if (wrong.length > 0) return
    setIsKeeping(true)
    const { refused: values } = await editor.save(way, draft, {})
    setIsKeeping(false)
    if (values.length > 0) await showRefused(values, draft)
  }

  /** Saves a draft if nothing is wrong with it, and tells whether it did. */
  async function saveChecked(draft: Edited): Promise<boolean> {
    const wrong = everyMessage(draft)
    tabs.show(wrong)
    if (wrong.length > 0) return false
    const outcome = await editor.save('item', draft, {
      note: note.trim() || undefined,
      raison: asksReason(draft) ? raison.trim() : undefined,
    })
    if (outcome.isSaved) setNote('')
    if (outcome.refused.length > 0) await showRefused(outcome.refused, draft)
    return outcome.isSaved
  }

  async function showRefused(values: readonly RefusedValue[], draft: Edited) {
    refused.push(...values)
    await form.validate('submit')
    tabs.show(messages(draft))
  }

  /** The button that makes public what is written; none for who may not. */
  function publication(): Publication | undefined {
    if (storedStatut === 'valide') {
      return {
        what: 'les modifications',
        isPossible: isDirty || stored.copie > 0,
        onPublish: () => {
          const { statut } = form.state.values
          if (statut !== 'valide') return void pressSave()
          setTried('publish')
          void form.handleSubmit()
        },
      }
    }
    return may('content.status')
      ? { what: 'la fiche', isPossible: true, onPublish: () => void publishDraft() }
      : undefined
  }

  /** Makes public what is not: what is written is saved, and stays a draft where that is refused. */
  async function publishDraft() {
    setTried('publish')
    setIsKeeping(true)
    const isPublished = await saveChecked(asPublic(form.state.values))
    setIsKeeping(false)
    if (isPublished) form.reset(asPublic(form.state.values), { keepDefaultValues: true })
  }

  return {
    form,
    note: { value: note, onChange: setNote },
    /** What the field of the status needs. */
    statut: {
      storedStatut,
      raison,
      reasonErrors: remaining.flatMap(({ path, message }) => (path === 'raison' ? [message] : [])),
      onRaisonChange: setRaison,
    },
    frame: {
      schema: drafting.formSchema,
      former,
      messages: remaining,
      tried,
      onJump: tabs.jump,
      isDirty,
      publication: publication(),
      isDirtyNow: () => !isSame(form.state.values, editor.savedNow()),
      isLostNow: () => !isSame(form.state.values, editor.savedNow()) && !autosave.isOnServer(),
      isSaving: isSaving || isKeeping,
      isNew: id === null,
      savedCopyAt: stored.kept?.le ?? null,
      unsaved: keptText(kept),
      withdrawal: withdrawn && {
        onConfirm: () => {
          setWithdrawn(null)
          void submit(withdrawn)
        },
        onCancel: () => setWithdrawn(null),
      },
      onReset: editor.reset,
      onSave: pressSave,
    },
  }
}

const asPublic = <Edited extends EditedDraft>(draft: Edited): Edited => ({
  ...draft,
  statut: 'valide',
})

/** What the fields are compared with: what visitors see, or what was saved of what they do not see. */
const formerValues = <Edited extends EditedDraft>({
  item,
  value,
}: OpenedItem<Edited>): FormerValues =>
  item.statut === 'valide'
    ? { said: 'Publié', values: item }
    : { said: 'Enregistré', values: value }
