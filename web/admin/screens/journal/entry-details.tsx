import { useState } from 'react'

import { actionLabel } from '#shared/admin/action-labels.ts'
import { api } from '#web/admin/api/api.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { entryLines } from '#web/admin/controls/entry-lines.ts'
import { instant } from '#web/admin/controls/instant.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { detailLines } from '#web/admin/journal/detail-lines.ts'
import { itemFieldNames } from '#web/admin/journal/item-field-names.ts'
import { fieldDifferences } from '#web/admin/revisions/field-diff.ts'
import { FieldDifferences } from '#web/admin/revisions/field-differences.tsx'
import type { ApiOutputs } from '#web/loading/trpc.ts'

import type { JournalRow } from './journal-rows.ts'

/** What a row of the journal is about, once it is asked for: the fields that changed, in words. */
export function EntryDetails({ row }: { row: JournalRow }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      // An opened one takes what the other columns leave.
      className="min-w-0 open:flex-1 open:basis-full"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-7 cursor-pointer font-semibold whitespace-nowrap">Voir</summary>
      {isOpen ? <OpenDetails row={row} /> : null}
    </details>
  )
}

function OpenDetails({ row }: { row: JournalRow }) {
  const { valeurs, changees, visites } = row
  return (
    <div className="stack max-w-88 pt-2 wrap-anywhere whitespace-normal">
      {changees > 0 ? <Differences row={row} /> : null}
      <dl className={entryLines}>
        {detailLines(valeurs?.details).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {visites.length > 0 ? (
        <ul>
          {visites.map(({ id, action, created_at }) => (
            <li key={id}>
              {actionLabel(action)}, {instant(created_at)}
            </li>
          ))}
        </ul>
      ) : null}
      {valeurs ? <p className="hint">{valeurs.user_agent}</p> : null}
    </div>
  )
}

type Difference = ApiOutputs['admin']['journal']['differences'][number]

function Differences({ row: { id, changees } }: { row: JournalRow }) {
  const asked = api.admin.journal.differences.useQuery({ id })
  return (
    <Loaded asked={asked}>
      {(differences) => (
        <>
          {differences.map((difference) => (
            <ItemDifference key={difference.id} {...difference} />
          ))}
          {changees > differences.length ? (
            <p className="hint">et {changees - differences.length} autres fiches.</p>
          ) : null}
        </>
      )}
    </Loaded>
  )
}

function ItemDifference({ kind, id, titre, avant, apres }: Difference) {
  return (
    <section className="stack">
      <h2 className="font-body text-small leading-tight font-semibold">
        {titre === null ? (
          'Fiche supprimée'
        ) : (
          <AdminLink to={editorPath(kind, id)}>{titre}</AdminLink>
        )}
      </h2>
      {avant && apres ? (
        <FieldDifferences
          differences={fieldDifferences(apres, avant, itemFieldNames[kind])}
          names={itemFieldNames[kind]}
          of={titre ?? 'cette fiche'}
        />
      ) : (
        <p className="hint">Ce qui a changé n’est plus gardé.</p>
      )}
    </section>
  )
}
