import { promptNames, type PromptDraft } from '#shared/items/prompt-fields.ts'
import { ConflictDialog } from '#web/admin/editor/conflict/conflict-dialog.tsx'
import { CopyNotice } from '#web/admin/editor/copy-notice.tsx'
import { EditorHead } from '#web/admin/editor/editor-head.tsx'
import type { OpenedItem } from '#web/admin/editor/opened-item.ts'
import { useItemEditor } from '#web/admin/editor/use-item-editor.ts'
import { DuplicateButton, PreviewLink, RevisionsLink } from '#web/admin/items/item-actions.tsx'
import { RefusalNote } from '#web/admin/items/refusal-note.tsx'
import { ItemPlans, PlanButton } from '#web/admin/planning/item-plans.tsx'
import { FoundNotice } from '#web/admin/typed/found-notice.tsx'

import { PromptForm } from './prompt-form.tsx'
import { promptMessages } from './prompt-messages.ts'
import { usePromptSource } from './prompt-source.ts'

type PromptEditorProps = {
  /** Null for a new prompt. */
  id: string | null
  opened: OpenedItem<PromptDraft>
  cote: string | null
}

/** One prompt being written: its head, what was kept of an earlier visit, its form. */
export function PromptEditor({ id, opened, cote }: PromptEditorProps) {
  const editor = useItemEditor(usePromptSource(), id, opened)
  const { item, value } = editor.stored
  return (
    <>
      <EditorHead kind="prompt" title={id === null ? 'Nouveau prompt' : value.titre} cote={cote}>
        {id === null ? null : (
          <>
            <RevisionsLink kind="prompt" id={id} />
            <PlanButton
              kind="prompt"
              at={{ id, version: editor.stored.version, copie: editor.stored.copie }}
              isPublic={item.statut === 'valide'}
              keptAt={editor.stored.kept?.le ?? null}
              missing={promptMessages(value, [])}
            />
            <PreviewLink kind="prompt" slug={item.slug} />
            <DuplicateButton kind="prompt" id={id} />
          </>
        )}
      </EditorHead>
      {id === null ? null : (
        <ItemPlans
          kind="prompt"
          id={id}
          isPublic={item.statut === 'valide'}
          onCompare={editor.compare}
        />
      )}
      {id !== null && item.statut === 'refuse' ? <RefusalNote kind="prompt" id={id} /> : null}
      <CopyNotice editor={editor} names={promptNames} />
      {editor.found ? (
        <FoundNotice
          found={editor.found}
          isNew={id === null}
          onResume={editor.found.resume}
          onDiscard={editor.found.discard}
        />
      ) : null}
      <PromptForm key={editor.start.generation} editor={editor} cote={cote} />
      {editor.conflict ? (
        <ConflictDialog
          differences={editor.conflict.differences}
          names={promptNames}
          words={editor.conflict.words}
          statut={editor.conflict.statut}
          onResolve={editor.conflict.resolve}
          onCancel={editor.conflict.cancel}
        />
      ) : null}
    </>
  )
}
