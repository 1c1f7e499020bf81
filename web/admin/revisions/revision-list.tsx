import { longDate } from '#shared/text/french-date.ts'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'

import { by, type Writing } from './writing.ts'

/** What an item or its working copy was, without the texts. */
export type Revision = {
  id: string
  quoi: 'fiche' | 'copie'
  version: number
  auteur: string | null
  ecrit_le: string
  note: string | null
  /** In characters. */
  taille: number
  statut: string
}

type RevisionListProps = {
  /** The item as it is now, which is not among them. */
  present: { version: number; ecrit: Writing | null; item: { statut: string } }
  revisions: readonly Revision[]
  chosen: Revision | undefined
  onChoose: (revision: Revision) => void
}

/** The revisions by day, the latest first. */
export function RevisionList({ present, revisions, chosen, onChoose }: RevisionListProps) {
  const days = Map.groupBy(revisions, ({ ecrit_le }) => longDate(ecrit_le))
  return (
    <nav className="panel rev-list" aria-label="Révisions">
      <p className="in">
        {present.item.statut === 'valide' ? (
          <StatusBadge tone="valide">publique</StatusBadge>
        ) : null}{' '}
        Version {present.version}, enregistrée{by(present.ecrit)}
      </p>
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h2>{day}</h2>
          <ul className="l">
            {ofDay.map((revision) => (
              <li key={revision.id}>
                <button
                  type="button"
                  aria-current={revision.id === chosen?.id ? 'true' : undefined}
                  onClick={() => onChoose(revision)}
                >
                  <time dateTime={revision.ecrit_le}>{timeOf(revision.ecrit_le)}</time>
                  <span>
                    <b>{labelOf(revision)}</b>
                    <small>
                      {revision.quoi === 'fiche' && revision.statut === 'valide' ? (
                        <StatusBadge tone="info">n’est plus publique</StatusBadge>
                      ) : null}
                      {revision.auteur}
                    </small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function labelOf({ note, quoi, version, statut }: Revision): string {
  if (note !== null) return note
  if (quoi === 'fiche') return `Version ${version}`
  return statut === 'valide' ? 'Copie de travail' : 'Texte en cours'
}

const times = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'short' })
const timeOf = (iso: string) => times.format(new Date(iso))
