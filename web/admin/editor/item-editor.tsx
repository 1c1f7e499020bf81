import { DuplicateButton, PreviewLink, RevisionsLink } from '#web/admin/items/item-actions.tsx'
import { RefusalNote } from '#web/admin/items/refusal-note.tsx'
import { ItemPlans, PlanButton } from '#web/admin/planning/item-plans.tsx'
import { FoundNotice } from '#web/admin/typed/found-notice.tsx'

import { ConflictDialog } from './conflict/conflict-dialog.tsx'
import { CopyNotice } from './copy-notice.tsx'
import type { EditedKind } from './edited-kind.ts'
import { EditorHead } from './editor-head.tsx'
import { itemMessages } from './item-messages.ts'
import type { ItemSource } from './item-source.ts'
import type { EditedDraft, OpenedItem } from './opened-item.ts'
import { useItemEditor } from './use-item-editor.ts'

type ItemEditorProps<Draft extends EditedDraft, Item extends object> = {
  kind: EditedKind<Draft, Item>
  source: ItemSource<Draft>
  /** Null for a new item. */
  id: string | null
  opened: OpenedItem<Draft>
}

/** The editor of one item: header, notices and form. */
export function ItemEditor<Draft extends EditedDraft, Item extends object>({
  kind: edited,
  source,
  id,
  opened,
}: ItemEditorProps<Draft, Item>) {
  const { kind, names, newTitle, titleOf, Form } = edited
  const editor = useItemEditor(source, id, opened)
  const { item, value, cote } = editor.stored
  return (
    <>
      <EditorHead kind={kind} title={id === null ? newTitle : titleOf(value)} cote={cote}>
        {id === null ? null : (
          <>
            <RevisionsLink kind={kind} id={id} />
            <PlanButton
              kind={kind}
              at={{ id, version: editor.stored.version, copie: editor.stored.copie }}
              isPublic={item.statut === 'valide'}
              keptAt={editor.stored.kept?.le ?? null}
              missing={itemMessages(edited, value)}
            />
            <PreviewLink kind={kind} slug={item.slug} />
            <DuplicateButton kind={kind} id={id} />
          </>
        )}
      </EditorHead>
      {id === null ? null : (
        <ItemPlans
          kind={kind}
          id={id}
          isPublic={item.statut === 'valide'}
          onCompare={editor.compare}
        />
      )}
      {id !== null && item.statut === 'refuse' ? <RefusalNote kind={kind} id={id} /> : null}
      <CopyNotice editor={editor} names={names} />
      {editor.found ? (
        <FoundNotice
          found={editor.found}
          isNew={id === null}
          onResume={editor.found.resume}
          onDiscard={editor.found.discard}
        />
      ) : null}
      <Form key={editor.start.generation} editor={editor} />
      {editor.conflict ? (
        <ConflictDialog
          differences={editor.conflict.differences}
          names={names}
          words={editor.conflict.words}
          statut={editor.conflict.statut}
          onResolve={editor.conflict.resolve}
          onCancel={editor.conflict.cancel}
        />
      ) : null}
    </>
  )
}
