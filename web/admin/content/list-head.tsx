import { adminRoot } from '#shared/admin-routes.ts'
import type { ItemKind } from '#shared/cote.ts'
import { buttonClass } from '#web/ui/button.tsx'

import { Icon } from '../controls/icon.tsx'
import { AdminLink } from '../controls/link.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { useMay } from '../frame/session.ts'
import { contentWords, editorPath, newItemId } from './content-words.ts'

/** The head of a table: what it lists, and the ways to add to it. */
export function ListHead({ kind }: { kind: ItemKind }) {
  const may = useMay()
  return (
    <PageHead title={contentWords[kind].title}>
      {may('content.delete') ? (
        <AdminLink className={buttonClass({ variant: 'quiet' })} to={`${adminRoot}/corbeille`}>
          <Icon name="trash" />
          Corbeille
        </AdminLink>
      ) : null}
      <a
        className={buttonClass({ variant: 'quiet' })}
        href="/ajouter"
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="ext" />
        Page de contribution
        <span className="vh"> (nouvel onglet)</span>
      </a>
      {may('content.create') ? (
        <AdminLink className={buttonClass({ variant: 'ink' })} to={editorPath(kind, newItemId)}>
          <Icon name="plus" />
          Ajouter
        </AdminLink>
      ) : null}
    </PageHead>
  )
}
