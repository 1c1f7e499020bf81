import { type ReactNode, useSyncExternalStore } from 'react'
import type { z } from 'zod'

import type { FieldName } from '#shared/items/field-names.ts'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'
import { FormSchemaContext } from '#web/admin/form/form-schema.ts'
import { type FormerValues, FormerValuesContext } from '#web/admin/form/former/former-values.ts'
import { usePublishShortcut, useSaveShortcut } from '#web/admin/form/save-shortcut.ts'
import { isPreviewBeside, watchPreviewWidth } from '#web/admin/preview/preview-place.ts'

import { ConflictNotices } from './conflict-notice.tsx'
import type { EditorStore } from './editor-store.ts'
import type { EditedDraft } from './item-source.ts'
import { type Publication, StatusBar } from './status-bar.tsx'

type EditorFormProps<Draft extends EditedDraft> = {
  label: string
  store: EditorStore<Draft>
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
  /** Live preview of the page: beside the tabs on a wide screen, otherwise opened from the bar. */
  preview: ReactNode
  /** The tabs. */
  children: ReactNode
  /** The column beside them. */
  aside: ReactNode
}

/** The frame of both editors: tabs, the column beside them, the bar and the keys. */
export function EditorForm<Draft extends EditedDraft>(props: EditorFormProps<Draft>) {
  const { label, store, schema, names, former, publication, onJump } = props
  const isWide = useSyncExternalStore(watchPreviewWidth, isPreviewBeside)
  const fields = (children: ReactNode) => (
    <FormSchemaContext value={schema}>
      <FormerValuesContext value={former}>{children}</FormerValuesContext>
    </FormSchemaContext>
  )
  useSaveShortcut(props.onSave)
  usePublishShortcut(props.onPublishAndNext)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving any of its fields saves
    <form
      className="editor"
      aria-label={label}
      noValidate
      onBlur={() => store.save()}
      // The Enter key in a field publishes nothing.
      onSubmit={(event) => event.preventDefault()}
    >
      <ConflictNotices store={store} names={names} onJump={onJump} />
      <div>{fields(props.children)}</div>
      <StatusBar
        store={store}
        publication={publication}
        messagesOf={props.messagesOf}
        onJump={onJump}
        readOnlyReason={props.readOnlyReason}
      >
        {isWide ? null : props.preview}
      </StatusBar>
      <div className="meta">
        {fields(props.aside)}
        {/* Last in the tab order, because the preview contains a whole page. */}
        {isWide ? props.preview : null}
      </div>
    </form>
  )
}
