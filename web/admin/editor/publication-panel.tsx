import type { ReactNode } from 'react'

import { instant } from '#web/admin/controls/instant.ts'
import { Panel } from '#web/admin/controls/panel.tsx'
import { VerifiedField } from '#web/admin/fields/verified-field.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { Button } from '#web/ui/button.tsx'

import type { EditorStore } from './editor-store.ts'
import { PublicNote } from './public-note.tsx'
import { RefuseButton, useOpenStatutChange } from './refuse-button.tsx'
import { ItemStateBadge } from './status-bar.tsx'
import { useEditorState, useHasChanges } from './use-editing.ts'

type PublicationPanelProps = {
  store: EditorStore
  /** Note for visitors about the next publication; null for an item without a public history. */
  note: { value: string; onChange: (note: string) => void } | null
  /** Fields of the kind that belong here. */
  children?: ReactNode
}

/** State of an item, and the actions that change it. */
export function PublicationPanel({ store, note, children }: PublicationPanelProps) {
  const { kind } = store.place
  const ia = useEditorState(store, ({ editing }) => editing.draft.ia)
  const { statut, verification, isEditable, relecture_le } = useEditorState(
    store,
    ({ stored }) => stored,
  )
  const isNew = useEditorState(store, ({ editing }) => editing.isNew)
  const hasChanges = useHasChanges(store)
  const may = useMay()
  const shownNote = statut === 'valide' && may('content.status') ? note : null
  return (
    <Panel
      title="Publication"
      aside={isNew ? null : <ItemStateBadge statut={statut} hasChanges={hasChanges} />}
    >
      <div className="in stack">
        <Presence store={store} />
        {may('content.status') || statut === 'valide' ? null : (
          <p className="hint">Un brouillon est publié par un modérateur ou un administrateur.</p>
        )}
        {relecture_le === null || may('content.status') ? null : (
          <p className="text-label font-semibold">
            Prêt à relire depuis le {instant(relecture_le)}.
          </p>
        )}
        {isNew || !isEditable ? null : <StateActions store={store} />}
        {children === undefined && shownNote === null ? null : (
          <fieldset disabled={!isEditable} className="stack mx-0 mt-4 mb-0 min-w-0 border-0 p-0">
            {children}
            {shownNote ? <PublicNote {...shownNote} /> : null}
          </fieldset>
        )}
        {isNew || !isEditable ? null : (
          <VerifiedField
            kind={kind}
            saveItem={async () => {
              await store.flush({ isManual: true })
              const { version } = store.getSnapshot().editing.seen
              return { id: store.place.id, version }
            }}
            verification={verification}
            ia={ia}
            onChanged={store.read}
          />
        )}
      </div>
    </Panel>
  )
}

function Presence({ store }: { store: EditorStore }) {
  const autres = useEditorState(store, (snapshot) => snapshot.autres)
  if (autres.length === 0) return null
  const verb = autres.length === 1 ? 'modifie' : 'modifient'
  return (
    <p className="text-label font-semibold" aria-live="polite">
      {autres.join(', ')} {verb} cette fiche.
    </p>
  )
}

/** Takes the item off the site, or refuses it. */
function StateActions({ store }: { store: EditorStore }) {
  const { id } = store.place
  const { statut, relecture_le } = useEditorState(store, ({ stored }) => stored)
  const may = useMay()
  const { change, isPending } = useOpenStatutChange(store)
  if (!may('content.status')) return null
  // The notice about a requested review has the refusal.
  const isRefusable = statut !== 'refuse' && relecture_le === null
  return (
    <div className="flex flex-wrap gap-2">
      {statut === 'valide' ? (
        <Button
          size="sm"
          disabled={isPending}
          onClick={() => change({ ids: [id], statut: 'brouillon' })}
        >
          Retirer du site
        </Button>
      ) : null}
      {isRefusable ? <RefuseButton store={store} /> : null}
    </div>
  )
}
