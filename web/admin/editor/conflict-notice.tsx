import type { FieldName } from '#shared/items/field-names.ts'
import { focusField } from '#web/admin/controls/focus-field.ts'
import { Notice } from '#web/admin/controls/notice.tsx'
import { fieldDifferences } from '#web/admin/revisions/field-diff.ts'
import { Button } from '#web/ui/button.tsx'
import { DiffText } from '#web/ui/diff/diff-text.tsx'

import type { EditorStore } from './editor-store.ts'
import { fieldOf, type OpenConflict } from './rebase.ts'
import { useEditorState } from './use-editing.ts'

type ConflictNoticesProps = {
  store: EditorStore
  names: Readonly<Record<string, FieldName>>
  onJump: (path: string) => void
}

/** One notice for each field with a conflict. The other fields are saved meanwhile. */
export function ConflictNotices(props: ConflictNoticesProps) {
  const conflicts = useEditorState(props.store, ({ editing }) => editing.conflicts)
  return Object.entries(conflicts).map(([name, conflict]) => (
    <ConflictNotice key={name} {...props} name={name} conflict={conflict} />
  ))
}

type ConflictNoticeProps = ConflictNoticesProps & { name: string; conflict: OpenConflict }

function ConflictNotice({ store, names, name, conflict, onJump }: ConflictNoticeProps) {
  const { theirs, isRepeated } = conflict
  const mine = useEditorState(store, ({ editing }) => fieldOf(editing.draft, name))
  const [difference] = fieldDifferences({ [name]: mine }, { [name]: theirs }, names)
  const label = names[name]?.label ?? name
  const choose = (value: unknown) => {
    store.resolve(name, value)
    // The button that has the focus disappears with the notice.
    focusField(name)
  }
  return (
    <Notice
      tone="warn"
      title={`«\u00a0${label}\u00a0» a ${isRepeated ? 'encore ' : ''}été modifié ailleurs entre-temps`}
    >
      <p>Le reste de la fiche est enregistré. Choisissez le texte de ce champ.</p>
      <p className="difference-text">
        {difference ? <DiffText changes={difference.changes} /> : null}
      </p>
      <p className="hint">
        <s>Barré</s>&nbsp;: l’autre texte. <u>Souligné</u>&nbsp;: le vôtre.
      </p>
      <p className="notice-acts">
        <Button size="sm" variant="ink" onClick={() => choose(mine)}>
          Garder mon texte
        </Button>
        <Button size="sm" onClick={() => choose(theirs)}>
          Prendre l’autre texte
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onJump(name)}>
          Aller au champ
        </Button>
      </p>
    </Notice>
  )
}
