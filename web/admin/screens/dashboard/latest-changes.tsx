import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { countOf } from '#shared/text/plural.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { instant } from '#web/admin/controls/instant.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { entryTitle, recordName } from '#web/admin/journal/entry-words.ts'
import type { JournalEntry } from '#web/admin/journal/journal-entry.ts'

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
      {entries.length === 0 ? <p className="hint p-4">Aucun changement pour l’instant.</p> : null}
      <ul className="divide-y divide-rule">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </Panel>
  )
}

function Entry({ entry }: { entry: JournalEntry }) {
  const {
    table_name,
    auteur,
    created_at,
    changees,
    fiches: [fiche],
  } = entry
  const isNamed = table_name === 'users' || table_name === 'site_settings'
  return (
    <li className="px-4 py-2 text-small wrap-anywhere">
      {entryTitle(entry)}
      {isNamed ? <span className="block">{recordName(entry)}</span> : null}
      {fiche ? (
        <span className="block [&_a]:font-semibold [&_a]:no-underline [&_a:hover]:underline">
          {fiche.existe ? (
            <AdminLink to={editorPath(fiche.kind, fiche.id)}>{fiche.titre}</AdminLink>
          ) : (
            fiche.titre
          )}
          {changees > 1 ? ` et ${countOf(changees - 1, 'autre', 'autres')}` : null}
        </span>
      ) : null}
      <span className="hint block">
        <time dateTime={created_at}>{instant(created_at)}</time>
        {` · ${auteur ?? 'Sans session'}`}
      </span>
    </li>
  )
}
