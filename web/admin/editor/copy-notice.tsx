import { useState } from 'react'

import type { FieldName } from '#shared/items/field-names.ts'
import { ConfirmDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { DiffLayoutSwitch } from '#web/admin/revisions/diff-layout-switch.tsx'
import { fieldDifferences } from '#web/admin/revisions/field-diff.ts'
import { FieldDifferences } from '#web/admin/revisions/field-differences.tsx'
import { by } from '#web/admin/revisions/writing.ts'
import { Button } from '#web/ui/button.tsx'

import type { EditedDraft } from './opened-item.ts'
import type { ItemEditor } from './use-item-editor.ts'

type CopyNoticeProps<Draft extends EditedDraft> = {
  editor: ItemEditor<Draft>
  names: Readonly<Record<keyof Draft & string, FieldName>>
}

/** Says that what is written here is not what visitors see; shows what differs, and gives it up. */
export function CopyNotice<Draft extends EditedDraft>({ editor, names }: CopyNoticeProps<Draft>) {
  const [opened, setOpened] = useState<'differences' | 'question' | null>(null)
  const { copie, value, item, kept } = editor.stored
  if (copie === 0 || item.statut !== 'valide') return null
  const differences = fieldDifferences(item, value, item, names)
  const labels = differences.map(({ name }) => names[name].label)
  return (
    <>
      <Notice title="Copie de travail">
        <p>
          Enregistrée{by(kept)}. Les visiteurs voient toujours la version publiée.{' '}
          {labels.length === 0
            ? 'Rien ne diffère encore.'
            : `${labels.length > 1 ? 'Diffèrent' : 'Diffère'}\u00a0: ${labels.join(', ')}.`}
          {editor.compare
            ? ' La version publiée a été enregistrée depuis\u00a0: comparez-les avant de publier.'
            : ''}
        </p>
        <p className="notice-acts">
          {editor.compare ? (
            <Button size="sm" variant="ink" onClick={editor.compare}>
              Comparer
            </Button>
          ) : null}
          <Button size="sm" disabled={labels.length === 0} onClick={() => setOpened('differences')}>
            Voir ce qui change
          </Button>
          <Button size="sm" onClick={() => setOpened('question')}>
            Abandonner
          </Button>
        </p>
      </Notice>
      <Dialog
        title="Ce qui change"
        className="dialog-wide"
        isOpen={opened === 'differences'}
        onClose={() => setOpened(null)}
      >
        <div className="body stack">
          <DiffLayoutSwitch />
          <FieldDifferences
            differences={differences}
            names={names}
            sides={{ before: 'Version publiée', after: 'Copie de travail' }}
          />
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={opened === 'question'}
        title="Abandonner la copie de travail"
        confirmLabel="Abandonner"
        isDangerous
        onConfirm={() => {
          setOpened(null)
          editor.dropCopy()
        }}
        onCancel={() => setOpened(null)}
      >
        <p>
          Cette page reprend la version publiée. La copie, avec ce que vous venez de taper, reste
          parmi les révisions, d’où elle peut être restaurée.
        </p>
      </ConfirmDialog>
    </>
  )
}
