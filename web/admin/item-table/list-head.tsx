import { adminRoot } from '#shared/addresses/admin-screens.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { contentWords, editorPath, newItemId } from '#web/admin/controls/content-words.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** The head of a table: what it lists, and the ways to add to it. */
export function ListHead({ kind }: { kind: ItemKind }) {
  const may = useMay()
  return (
    <PageHead title={contentWords[kind].title} isCompact={kind === 'prompt'}>
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
        <span className="sr-only"> (nouvel onglet)</span>
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
