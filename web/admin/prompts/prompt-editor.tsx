import { ConflictDialog } from '../content/conflict-dialog.tsx'
import type { StoredDraft } from '../content/draft-store.ts'
import { EditorHead } from '../content/editor-head.tsx'
import { DuplicateButton, PreviewLink } from '../content/item-actions.tsx'
import { KeptDraftNotice } from '../content/kept-draft-notice.tsx'
import { useItemEditor } from '../content/use-item-editor.ts'
import type { PromptDraft } from './prompt-draft.ts'
import { promptFields } from './prompt-fields.ts'
import { PromptForm } from './prompt-form.tsx'
import { usePromptSource } from './prompt-source.ts'

type PromptEditorProps = {
  /** Null for a new prompt. */
  id: string | null
  opened: StoredDraft<PromptDraft>
  cote: string | null
}

/** One prompt being written: its head, what was kept of an earlier visit, its form. */
export function PromptEditor({ id, opened, cote }: PromptEditorProps) {
  const editor = useItemEditor(usePromptSource(), id, opened)
  const { titre, slug } = editor.stored.value
  return (
    <>
      <EditorHead kind="prompt" title={id === null ? 'Nouveau prompt' : titre} cote={cote}>
        {id === null ? null : (
          <>
            <PreviewLink kind="prompt" slug={slug} />
            <DuplicateButton kind="prompt" id={id} />
          </>
        )}
      </EditorHead>
      {editor.kept ? <KeptDraftNotice onResume={editor.resume} onDiscard={editor.discard} /> : null}
      <PromptForm key={editor.start.generation} editor={editor} />
      {editor.conflict ? (
        <ConflictDialog
          differences={editor.conflict.differences}
          names={promptFields}
          onResolve={editor.conflict.resolve}
          onCancel={editor.conflict.cancel}
        />
      ) : null}
    </>
  )
}
