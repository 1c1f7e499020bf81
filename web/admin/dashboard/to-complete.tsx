import { adminRoot } from '#shared/admin-routes.ts'
import type { ApiOutputs } from '#web/trpc.ts'

import { Icon } from '../controls/icon.tsx'
import { AdminLink } from '../controls/link.tsx'
import { Panel } from '../controls/panel.tsx'
import { StatusBadge } from '../controls/status-badge.tsx'

type ToCompleteProps = { items: NonNullable<ApiOutputs['admin']['dashboard']['aCompleter']> }

/** Public items that lack something, and what. */
export function ToComplete({ items }: ToCompleteProps) {
  return (
    <Panel
      title="À compléter"
      aside={
        <AdminLink
          className="more"
          to={`${adminRoot}/prompts`}
          search={{ completude: 'a-completer' }}
        >
          Tout voir <Icon name="arrow" />
        </AdminLink>
      }
    >
      {items.length === 0 ? <p className="in hint">Toutes les fiches sont complètes.</p> : null}
      <ul className="todo-list">
        {items.map(({ kind, id, titre, manques }) => (
          <li key={id}>
            <div>
              <AdminLink to={`${adminRoot}/${kind}s/${id}`}>{titre}</AdminLink>
              <p className="hint">{manques.join(' ')}</p>
            </div>
            <StatusBadge tone="brouillon" icon="warn">
              À compléter
            </StatusBadge>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
