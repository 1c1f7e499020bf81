import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { actionLabel } from '#shared/admin/action-labels.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { instant } from '#web/admin/controls/instant.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import type { JournalEntry } from '#web/admin/items/journal-entry.ts'

type LatestChangesProps = { entries: JournalEntry[] }

/** What administrators did last. */
export function LatestChanges({ entries }: LatestChangesProps) {
  return (
    <Panel
      title="Derniers changements"
      aside={
        <AdminLink className="more" to={`${adminRoot}/journal`}>
          Journal <Icon name="arrow" />
        </AdminLink>
      }
    >
      {entries.length === 0 ? <p className="in hint">Aucun changement pour l’instant.</p> : null}
      <ul className="todo-list">
        {entries.map(({ id, action, auteur, created_at, fiches: [fiche] }) => (
          <li key={id}>
            <span>
              {actionLabel(action)}
              {fiche ? (
                <span>
                  {fiche.existe ? (
                    <AdminLink to={editorPath(fiche.kind, fiche.id)}>{fiche.titre}</AdminLink>
                  ) : (
                    fiche.titre
                  )}
                </span>
              ) : null}
              <span className="hint">{auteur ?? 'Sans session'}</span>
            </span>
            <time className="hint" dateTime={created_at}>
              {instant(created_at)}
            </time>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
