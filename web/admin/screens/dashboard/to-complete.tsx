import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'
import type { ApiOutputs } from '#web/loading/trpc.ts'

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
