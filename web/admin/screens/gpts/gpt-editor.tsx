import { gptNames, type GptDraft } from '#shared/items/gpt-fields.ts'
import { ConflictDialog } from '#web/admin/editor/conflict/conflict-dialog.tsx'
import { CopyNotice } from '#web/admin/editor/copy-notice.tsx'
import { EditorHead } from '#web/admin/editor/editor-head.tsx'
import type { OpenedItem } from '#web/admin/editor/opened-item.ts'
import { useItemEditor } from '#web/admin/editor/use-item-editor.ts'
import { DuplicateButton, PreviewLink, RevisionsLink } from '#web/admin/items/item-actions.tsx'
import { RefusalNote } from '#web/admin/items/refusal-note.tsx'
import { ItemPlans, PlanButton } from '#web/admin/planning/item-plans.tsx'
import { FoundNotice } from '#web/admin/typed/found-notice.tsx'

import { GptForm } from './gpt-form.tsx'
import { gptMessages } from './gpt-messages.ts'
import { useGptSource } from './gpt-source.ts'

type GptEditorProps = {
  /** Null for a new GPT. */
  id: string | null
  opened: OpenedItem<GptDraft>
  cote: string | null
}

/** One GPT being written: its head, what was kept of an earlier visit, its form. */
export function GptEditor({ id, opened, cote }: GptEditorProps) {
  const editor = useItemEditor(useGptSource(), id, opened)
  const { item, value } = editor.stored
  return (
    <>
      <EditorHead kind="gpt" title={id === null ? 'Nouveau GPT' : value.nom} cote={cote}>
        {id === null ? null : (
          <>
            <RevisionsLink kind="gpt" id={id} />
            <PlanButton
              kind="gpt"
              at={{ id, version: editor.stored.version, copie: editor.stored.copie }}
              isPublic={item.statut === 'valide'}
              keptAt={editor.stored.kept?.le ?? null}
              missing={gptMessages(value, [])}
            />
            <PreviewLink kind="gpt" slug={item.slug} />
            <DuplicateButton kind="gpt" id={id} />
          </>
        )}
      </EditorHead>
      {id === null ? null : (
        <ItemPlans
          kind="gpt"
          id={id}
          isPublic={item.statut === 'valide'}
          onCompare={editor.compare}
        />
      )}
      {id !== null && item.statut === 'refuse' ? <RefusalNote kind="gpt" id={id} /> : null}
      <CopyNotice editor={editor} names={gptNames} />
      {editor.found ? (
        <FoundNotice
          found={editor.found}
          isNew={id === null}
          onResume={editor.found.resume}
          onDiscard={editor.found.discard}
        />
      ) : null}
      <GptForm key={editor.start.generation} editor={editor} cote={cote} />
      {editor.conflict ? (
        <ConflictDialog
          differences={editor.conflict.differences}
          names={gptNames}
          words={editor.conflict.words}
          statut={editor.conflict.statut}
          onResolve={editor.conflict.resolve}
          onCancel={editor.conflict.cancel}
        />
      ) : null}
    </>
  )
}
