import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react'
import type { z } from 'zod'

import type { ItemCheck } from '#shared/admin/item-check.ts'
import type { DraftManqueCode } from '#shared/admin/manques.ts'
import type { FieldName } from '#shared/items/field-names.ts'
import { contentWords } from '#web/admin/controls/content-words.ts'
import { Panel } from '#web/admin/controls/panel.tsx'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'
import { FormSchemaContext } from '#web/admin/form/form-schema.ts'
import { type FormerValues, FormerValuesContext } from '#web/admin/form/former/former-values.ts'
import { usePublishShortcut, useSaveShortcut } from '#web/admin/form/save-shortcut.ts'
import { DeleteButton } from '#web/admin/items/item-actions.tsx'

import { ConflictNotices } from './conflict-notice.tsx'
import type { EditorStore } from './editor-store.ts'
import type { ItemEditorState } from './item-editor.tsx'
import type { EditedDraft } from './item-source.ts'
import { isPreviewBeside, LivePreview, watchPreviewWidth } from './live-preview.tsx'
import { PublicationPanel } from './publication-panel.tsx'
import { ReviewNotice } from './review-notice.tsx'
import { type Publication, StatusBar } from './status-bar.tsx'
import { useEditorState } from './use-editing.ts'

type EditorFormProps<Draft extends EditedDraft> = {
  editor: ItemEditorState<Draft>
  /** Schema that states the maximum lengths of the fields. */
  schema: z.ZodType
  names: Readonly<Record<keyof Draft & string, FieldName>>
  /** Null for an item that is not public. */
  former: FormerValues | null
  publication: Publication
  readOnlyReason: string | null
  messagesOf: (draft: Draft) => FieldMessage[]
  onJump: (path: string) => void
  onSave: () => void
  onPublishAndNext: () => void
  /** Note for visitors about the next publication; null for an item without a public history. */
  note: { value: string; onChange: (note: string) => void } | null
  /** Fields of the kind in the panel «Publication». */
  publicationFields?: ReactNode
  /** Panel of the kind between publication and check. */
  extraPanel?: ReactNode
  check: (draft: Draft) => ItemCheck<DraftManqueCode>
  /** The tabs. */
  children: ReactNode
}

/** The frame of both editors: tabs, the column beside them, the bar and the keys. */
export function EditorForm<Draft extends EditedDraft>(props: EditorFormProps<Draft>) {
  const { editor, schema, names, former, publication, onJump } = props
  const { store } = editor
  const { kind, id } = store.place
  const isWide = useSyncExternalStore(watchPreviewWidth, isPreviewBeside)
  const isStored = useEditorState(store, ({ editing }) => !editing.isNew)
  const isEditable = useEditorState(store, ({ stored }) => stored.isEditable)
  const fields = (children: ReactNode) => (
    <FormSchemaContext value={schema}>
      <FormerValuesContext value={former}>{children}</FormerValuesContext>
    </FormSchemaContext>
  )
  const preview = <LivePreview editor={editor} />
  useSaveShortcut(props.onSave)
  usePublishShortcut(props.onPublishAndNext)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving any of its fields saves
    <form
      className="editor"
      aria-label={contentWords[kind].noun}
      noValidate
      onBlur={() => store.save()}
      // The Enter key in a field publishes nothing.
      onSubmit={(event) => event.preventDefault()}
    >
      <ReviewNotice store={store} publication={publication} />
      <ConflictNotices store={store} names={names} onJump={onJump} />
      <div>{fields(props.children)}</div>
      <StatusBar
        store={store}
        publication={publication}
        messagesOf={props.messagesOf}
        onJump={onJump}
        readOnlyReason={props.readOnlyReason}
      >
        {isWide ? null : preview}
      </StatusBar>
      <div className="meta">
        {fields(
          <PublicationPanel store={store} note={props.note}>
            {props.publicationFields}
          </PublicationPanel>,
        )}
        {props.extraPanel}
        <LiveCheck store={store} check={props.check} onJump={onJump} />
        {isStored && isEditable ? (
          <DeleteButton kind={kind} id={id} onRemoved={store.abandon} />
        ) : null}
        {/* Last in the tab order, because the preview contains a whole page. */}
        {isWide ? preview : null}
      </div>
    </form>
  )
}

type LiveCheckProps<Draft extends EditedDraft> = Pick<
  EditorFormProps<Draft>,
  'check' | 'onJump'
> & { store: EditorStore<Draft> }

/** How complete the draft is, and what to complete. Each line leads to its field. */
function LiveCheck<Draft extends EditedDraft>({ store, check, onJump }: LiveCheckProps<Draft>) {
  const draft = useDeferredValue(useEditorState(store, ({ editing }) => editing.draft))
  const { score, manques } = check(draft)
  return (
    <Panel title="Contrôle" aside={<strong>{score} / 100</strong>}>
      <div className="in stack">
        <meter className="check-meter" min={0} max={100} value={score} aria-label="Complétude" />
        {manques.length === 0 ? (
          <p className="hint">Rien à compléter.</p>
        ) : (
          <ul className="check-list">
            {manques.map(({ code, champ, message }) => (
              <li key={`${code}-${message}`}>
                <button type="button" className="linkish" onClick={() => onJump(champ)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
