import { actionLabel } from '#shared/action-labels.ts'
import { adminRoot } from '#shared/admin-routes.ts'

import { Icon } from '../controls/icon.tsx'
import { AdminLink } from '../controls/link.tsx'
import { Panel } from '../controls/panel.tsx'
import { instant } from '../instant.ts'
import type { JournalEntry } from '../journal/journal-entry.ts'

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
        {entries.map(({ id, action, auteur, created_at }) => (
          <li key={id}>
            <span>
              {actionLabel(action)}
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
