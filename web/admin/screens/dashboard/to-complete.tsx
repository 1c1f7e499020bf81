import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { manqueLabel } from '#shared/admin/manques.ts'
import { countOf } from '#shared/text/plural.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'
import type { ApiOutputs } from '#web/loading/trpc.ts'

type ToCompleteProps = { aCompleter: NonNullable<ApiOutputs['admin']['dashboard']['aCompleter']> }

/** What tables show of what is counted here. */
const counted = { statut: 'valide', completude: 'a-completer' } as const

/** Public items that lack something, how many and what. */
export function ToComplete({ aCompleter: { prompts, gpts, fiches } }: ToCompleteProps) {
  return (
    <Panel
      title="À compléter"
      aside={
        <span className="more-links">
          <AdminLink className="more" to={`${adminRoot}/prompts`} search={counted}>
            {countOf(prompts, 'prompt', 'prompts')}
          </AdminLink>
          <AdminLink className="more" to={`${adminRoot}/gpts`} search={counted}>
            {gpts} GPT
          </AdminLink>
        </span>
      }
    >
      {fiches.length === 0 ? <p className="in hint">Toutes les fiches sont complètes.</p> : null}
      <ul className="todo-list">
        {fiches.map(({ kind, id, titre, completude, manques }) => (
          <li key={id}>
            <div>
              <AdminLink to={`${adminRoot}/${kind}s/${id}`}>{titre}</AdminLink>
              <p className="hint">{manques.map(manqueLabel).join(', ')}</p>
            </div>
            <StatusBadge tone="brouillon" icon="warn">
              {completude ?? 0} / 100
            </StatusBadge>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
