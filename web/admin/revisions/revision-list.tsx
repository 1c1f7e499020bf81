import { longDate } from '#shared/text/french-date.ts'
import { instant } from '#web/admin/controls/instant.ts'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'

import type { PresentItem } from './revision-source.ts'

/** An earlier state of an item or of its draft, without the texts. */
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
  /** The current item, which is not one of the revisions. */
  present: Pick<PresentItem<{ statut: string }>, 'stored'>
  revisions: readonly Revision[]
  chosen: Revision | undefined
  onChoose: (revision: Revision) => void
}

/** The revisions by day, the latest first. */
export function RevisionList({ present, revisions, chosen, onChoose }: RevisionListProps) {
  const { item, modifie_par, modifie_le } = present.stored
  const days = Map.groupBy(revisions, ({ ecrit_le }) => longDate(ecrit_le))
  return (
    <nav className="panel rev-list" aria-label="Révisions">
      <p className="in">
        {item.statut === 'valide' ? <StatusBadge tone="valide">En ligne</StatusBadge> : null}{' '}
        {modifie_le === null ? null : `Modifiée le ${instant(modifie_le)}`}
        {modifie_par === null ? null : ` par ${modifie_par}`}
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
                      {hasPublicBadge(revision) ? (
                        <StatusBadge tone="info">a été en ligne</StatusBadge>
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

/** A revision with a note has no label that says it was public. */
const hasPublicBadge = ({ note, quoi, statut }: Revision) =>
  note !== null && quoi === 'fiche' && statut === 'valide'

function labelOf({ note, quoi, statut }: Revision): string {
  if (note !== null) return note
  if (quoi === 'copie' && statut === 'valide') return 'Modifications'
  return statut === 'valide' ? 'Version en ligne' : 'Brouillon'
}

const times = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'short' })
const timeOf = (iso: string) => times.format(new Date(iso))
