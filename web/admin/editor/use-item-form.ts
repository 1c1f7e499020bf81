import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { ItemDrafting } from '#shared/items/item-drafting.ts'
import { failureDetails, failureFields, reportFailure } from '#web/admin/api/failures.ts'
import {
  contentWords,
  editorPath,
  saveFailed,
  statutChanged,
  statutFailed,
  updateFailed,
} from '#web/admin/controls/content-words.ts'
import { useAdminNavigate } from '#web/admin/controls/link.tsx'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import {
  type FieldMessage,
  itemMessages,
  type RefusedValue,
} from '#web/admin/form/field-messages.ts'
import { ruledByMessages } from '#web/admin/form/form-rules.ts'
import type { useFormTabs } from '#web/admin/form/form-tabs.ts'
import { useAppForm } from '#web/admin/form/form.tsx'
import { useItemCalls } from '#web/admin/items/item-calls.ts'
import { useListStep, useListWalk } from '#web/admin/items/list-walk.ts'
import { useMay } from '#web/admin/session/session.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { showToast } from '#web/ui/toast.tsx'

import { hasUnsent, phaseOf } from './editing.ts'
import type { PublishOutcome } from './editor-store.ts'
import type { ItemEditorState } from './item-editor.tsx'
import type { EditedDraft } from './item-source.ts'
import { noteMessages, usePublicNote } from './public-note.tsx'
import type { Publication } from './status-bar.tsx'
import { useEditorState, useHasChanges } from './use-editing.ts'

type ItemForm<Edited extends EditedDraft, Item extends object, Tab extends string> = {
  drafting: ItemDrafting<Edited, Item>
  editor: ItemEditorState<Edited>
  tabs: ReturnType<typeof useFormTabs<Tab>>
}

/** Form of an item's editor. Its values go to the store, and submitting it publishes. */
export function useItemForm<Edited extends EditedDraft, Item extends object, Tab extends string>({
  drafting,
  editor,
  tabs,
}: ItemForm<Edited, Item, Tab>) {
  const { store } = editor
  const { kind, id } = store.place
  const [initialDraft] = useState(() => store.getSnapshot().editing.draft)
  const [refused, setRefused] = useState<readonly RefusedValue[]>([])
  const note = usePublicNote(kind, id)
  const statut = useEditorState(store, ({ stored }) => stored.statut)
  const isEditable = useEditorState(store, ({ stored }) => stored.isEditable)
  const item = useEditorState(store, ({ stored }) => stored.item)
  const hasChanges = useHasChanges(store)
  const may = useMay()
  const nextItem = useNextItem(kind)
  const navigate = useAdminNavigate()
  const [search, changeSearch] = useUrlState()
  const { refresh } = useItemCalls(kind)
  const messagesOf = (draft: Edited): FieldMessage[] => [
    ...itemMessages(drafting, draft, refused),
    ...noteMessages(note.value),
  ]
  const form = useAppForm({
    ...ruledByMessages(messagesOf),
    defaultValues: initialDraft,
    onSubmit: ({ value }) => {
      store.typed(value)
      store.publish(note.value.trim() || undefined)
    },
    onSubmitInvalid: ({ value }) => tabs.jumpToFirst(messagesOf(value)),
  })

  useEffect(() => {
    const { unsubscribe } = form.store.subscribe(({ values }) => store.typed(values))
    return unsubscribe
  }, [form, store])

  const showDraft = useEffectEvent((draft: Edited) =>
    keepCaret(() => form.reset(draft, { keepDefaultValues: true })),
  )
  const replaceAddress = useEffectEvent(() => {
    const { requete: _requete, brouillon: _brouillon, ...rest } = search
    void navigate(editorPath(kind, id), { search: rest, replace: true, isSameScreen: true })
    void refresh()
  })
  type Published = { slug: string; isFirst: boolean; opensNext: boolean }
  const notifyPublished = ({ slug, isFirst, opensNext }: Published) =>
    showToast({
      type: 'success',
      title: isFirst ? statutChanged : contentWords[kind].updated,
      ...(opensNext ? { description: goesOn(drafting.titleOf(form.state.values)) } : {}),
      action: {
        label: 'Voir la page',
        run: () => void open(`/${kind}/${slug}`, '_blank', 'noopener'),
      },
    })
  const notifyNotPublished = (error: unknown) => {
    const draft = form.state.values
    const values = Object.entries(failureFields(error)).flatMap(([path, [message = '']]) =>
      path in draft ? [{ path, value: draft[path], message }] : [],
    )
    if (values.length > 0) setRefused(values)
    else if (apiErrorCode(error) === 'CONFLICT' && !failureDetails(error)?.isInBin) {
      showToast({ type: 'info', ...overtaken })
    } else reportFailure(statut === 'valide' ? updateFailed : statutFailed, error)
  }
  const showRefused = useEffectEvent(async () => {
    await form.validate('submit')
    tabs.jumpToFirst(messagesOf(form.state.values))
  })
  // Validates again, because the rules include the refused values.
  useEffect(() => {
    if (refused.length > 0) void showRefused()
  }, [refused])
  // A reload goes on with this draft, whether or not it was created meanwhile.
  const isBegun = useEditorState(store, ({ editing }) => editing.isNew && hasUnsent(editing))
  const keepInAddress = useEffectEvent(() => changeSearch({ brouillon: id, requete: null }))
  useEffect(() => {
    if (isBegun) keepInAddress()
  }, [isBegun])
  const notifyRefusal = useEffectEvent((error: unknown) => reportFailure(saveFailed, error))
  const afterPublishing = useEffectEvent(async (outcome: PublishOutcome) => {
    if (outcome.isPublished) {
      note.onChange('')
      setRefused([])
      form.reset(form.state.values, { keepDefaultValues: true })
      const opensNext = nextItem.takeRequest()
      notifyPublished({ ...outcome, opensNext })
      void refresh()
      if (opensNext) await nextItem.open()
    } else {
      nextItem.cancel()
      notifyNotPublished(outcome.error)
    }
  })
  useEffect(() => {
    store.setCallbacks({
      onShow: (draft) => showDraft(draft),
      onCreated: () => replaceAddress(),
      onRefused: (error) => notifyRefusal(error),
      onPublish: (outcome) => void afterPublishing(outcome),
    })
  }, [store])

  function publish() {
    const { editing } = store.getSnapshot()
    if (Object.keys(editing.conflicts).length > 0) showToast({ type: 'info', ...undecided })
    else if (phaseOf(editing) !== 'publishing') void form.handleSubmit()
  }

  function publishAndStay() {
    nextItem.cancel()
    publish()
  }

  const isPublic = statut === 'valide'
  const isPublishable = isEditable && may('content.status') && (!isPublic || hasChanges)
  const publication: Publication = isPublishable
    ? {
        label: isPublic ? 'Publier les modifications' : 'Publier',
        keyHint: nextItem.exists
          ? 'Ctrl+Entrée\u00a0: publier et ouvrir la suivante'
          : 'Ctrl+Entrée',
        onPublish: publishAndStay,
      }
    : null
  return {
    form,
    note,
    frame: {
      editor,
      schema: drafting.formSchema,
      names: drafting.names,
      // A draft has no public values to compare with.
      former: isPublic ? { values: item, said: 'Publié' as const } : null,
      publication,
      readOnlyReason: isEditable ? null : isPublic ? publicReason : plannedReason,
      messagesOf,
      onJump: tabs.jump,
      onSave: () => void store.flush({ isManual: true }),
      /** Publishes, then opens the next item of the queue. */
      onPublishAndNext: () => {
        if (!publication) return void nextItem.open()
        nextItem.request()
        publish()
      },
    },
  }
}

const undecided = {
  title: 'Un champ attend votre choix',
  description: 'Choisissez son texte au-dessus des onglets, puis publiez.',
}

const overtaken = {
  title: 'La fiche a changé entre-temps',
  description: 'La voici. Publiez de nouveau si c’est toujours ce que vous voulez.',
}

const publicReason = 'Cette fiche est en ligne\u00a0: seul un modérateur peut la modifier.'
const plannedReason =
  'La publication de cette fiche est planifiée\u00a0: seul un modérateur peut la modifier.'

const goesOn = (title: string) => `«\u00a0${title}\u00a0» est publié. Voici la fiche suivante.`

/** Opens the next item of the queue that this one was opened from, at once or after a publication. */
function useNextItem(kind: ItemDrafting<EditedDraft, object>['kind']) {
  const walk = useListWalk(kind)
  const goTo = useListStep(kind)
  const isRequested = useRef(false)
  // A list that is merely searched or browsed is no queue: its next item is not work to do.
  const next = walk?.isQueue ? walk.suivant : null
  return {
    exists: next !== null,
    request: () => {
      isRequested.current = true
    },
    cancel: () => {
      isRequested.current = false
    },
    open: async () => {
      if (walk && next !== null) await goTo(next, walk.liste)
    },
    /** Returns true if the next item was requested and exists, and ends the request. */
    takeRequest: () => {
      const isTaken = isRequested.current && next !== null
      isRequested.current = false
      return isTaken
    },
  }
}

/** Changes the values of fields without moving the caret of the focused one. */
function keepCaret(change: () => void): void {
  const field = document.activeElement
  if (!isText(field)) return change()
  const { value: before, selectionStart, selectionEnd } = field
  change()
  requestAnimationFrame(() => {
    if (!field.isConnected || field.value === before) return
    const start = movedCaret(before, field.value, selectionStart ?? 0)
    const end = movedCaret(before, field.value, selectionEnd ?? 0)
    field.setSelectionRange(start, end)
  })
}

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.selectionStart !== null)

/** Finds the position of the caret in a text that was changed in another place. */
function movedCaret(before: string, after: string, caret: number): number {
  const isAfterChange =
    after.endsWith(before.slice(caret)) && !after.startsWith(before.slice(0, caret))
  return isAfterChange ? after.length - (before.length - caret) : Math.min(caret, after.length)
}
