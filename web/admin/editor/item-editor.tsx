import type { ComponentType } from 'react'

import type { ItemDrafting } from '#shared/items/item-drafting.ts'
import { contentWords } from '#web/admin/controls/content-words.ts'
import { itemMessages } from '#web/admin/form/field-messages.ts'
import { DuplicateButton, PreviewLink, RevisionsLink } from '#web/admin/items/item-actions.tsx'
import { RefusalNote } from '#web/admin/items/refusal.tsx'
import { ItemPlans, PlanButton } from '#web/admin/planning/item-plans.tsx'

import { DeletedNotice } from './deleted-notice.tsx'
import { EditorHead } from './editor-head.tsx'
import type { EditorStore } from './editor-store.ts'
import type { EditedDraft, ItemSource } from './item-source.ts'
import {
  type EditingOptions,
  saveFirst,
  useEditing,
  useEditorState,
  useHasChanges,
} from './use-editing.ts'

/** A kind of item, with the heading and the form of its editor. */
export type EditedKind<Draft extends EditedDraft, Item extends object> = ItemDrafting<
  Draft,
  Item
> & {
  Form: ComponentType<{ editor: ItemEditorState<Draft> }>
}

export type ItemEditorState<Draft extends EditedDraft = EditedDraft> = {
  store: EditorStore<Draft>
  source: ItemSource<Draft>
  /** Until the screen is left, its slug follows its title. */
  isOpenedAsNew: boolean
}

type ItemEditorProps<Draft extends EditedDraft, Item extends object> = EditingOptions<Draft> & {
  kind: EditedKind<Draft, Item>
}

/** The editor of one item: header, notices and form. */
export function ItemEditor<Draft extends EditedDraft, Item extends object>({
  kind: edited,
  ...options
}: ItemEditorProps<Draft, Item>) {
  const { kind, titleOf, Form } = edited
  const { source, id, isNew: isOpenedAsNew } = options
  const store = useEditing(options)
  const { item, cote, statut } = useEditorState(store, ({ stored }) => stored)
  const isNew = useEditorState(store, ({ editing }) => editing.isNew)
  const title = useEditorState(store, ({ editing }) => titleOf(editing.base))
  const seen = useEditorState(store, ({ editing }) => editing.seen)
  const hasChanges = useHasChanges(store)
  const isPublic = statut === 'valide'
  return (
    <>
      <EditorHead
        kind={kind}
        title={isNew ? `Nouveau ${contentWords[kind].counted[0]}` : title}
        cote={cote}
      >
        {isNew ? null : (
          <>
            <RevisionsLink kind={kind} id={id} />
            <PlanButton
              kind={kind}
              at={{ id, ...seen }}
              isPublic={isPublic}
              hasChanges={hasChanges}
              beforeOpening={() => saveFirst(store)}
              missing={() => itemMessages(edited, store.getSnapshot().editing.draft)}
            />
            <PreviewLink kind={kind} slug={item.slug} beforeOpening={() => store.flush()} />
            <DuplicateButton kind={kind} id={id} beforeCopying={() => store.flush()} />
          </>
        )}
      </EditorHead>
      {isNew ? null : <ItemPlans kind={kind} id={id} isPublic={isPublic} />}
      {!isNew && statut === 'refuse' ? <RefusalNote kind={kind} id={id} /> : null}
      <DeletedNotice store={store} source={source} />
      <Form editor={{ store, source, isOpenedAsNew }} />
    </>
  )
}
