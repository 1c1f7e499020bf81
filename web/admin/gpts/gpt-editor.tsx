import { ConflictDialog } from '../content/conflict-dialog.tsx'
import type { StoredDraft } from '../content/draft-store.ts'
import { EditorHead } from '../content/editor-head.tsx'
import { DuplicateButton, PreviewLink } from '../content/item-actions.tsx'
import { KeptDraftNotice } from '../content/kept-draft-notice.tsx'
import { useItemEditor } from '../content/use-item-editor.ts'
import type { GptDraft } from './gpt-draft.ts'
import { gptFields } from './gpt-fields.ts'
import { GptForm } from './gpt-form.tsx'
import { useGptSource } from './gpt-source.ts'

type GptEditorProps = {
  /** Null for a new GPT. */
  id: string | null
  opened: StoredDraft<GptDraft>
  cote: string | null
}

/** One GPT being written: its head, what was kept of an earlier visit, its form. */
export function GptEditor({ id, opened, cote }: GptEditorProps) {
  const editor = useItemEditor(useGptSource(), id, opened)
  const { nom, slug } = editor.stored.value
  return (
    <>
      <EditorHead kind="gpt" title={id === null ? 'Nouveau GPT' : nom} cote={cote}>
        {id === null ? null : (
          <>
            <PreviewLink kind="gpt" slug={slug} />
            <DuplicateButton kind="gpt" id={id} />
          </>
        )}
      </EditorHead>
      {editor.kept ? <KeptDraftNotice onResume={editor.resume} onDiscard={editor.discard} /> : null}
      <GptForm key={editor.start.generation} editor={editor} />
      {editor.conflict ? (
        <ConflictDialog
          differences={editor.conflict.differences}
          names={gptFields}
          onResolve={editor.conflict.resolve}
          onCancel={editor.conflict.cancel}
        />
      ) : null}
    </>
  )
}
