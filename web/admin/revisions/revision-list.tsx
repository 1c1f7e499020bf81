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
    <nav className="panel" aria-label="Révisions">
      <p className="in">
        {item.statut === 'valide' ? <StatusBadge tone="valide">En ligne</StatusBadge> : null}{' '}
        {modifie_le === null ? null : `Modifiée le ${instant(modifie_le)}`}
        {modifie_par === null ? null : ` par ${modifie_par}`}
      </p>
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h2 className="px-4 pt-2.5 pb-1 font-body text-micro leading-snug font-bold tracking-normal text-ink-3">
            {day}
          </h2>
          <ul className="text-small">
            {ofDay.map((revision) => (
              <li key={revision.id}>
                <button
                  type="button"
                  className={`grid min-h-11 w-full grid-cols-[3.25rem_minmax(0,1fr)] items-center gap-x-2 border-0 px-4 py-2 text-left ${revision.id === chosen?.id ? chosenRow : otherRow}`}
                  aria-current={revision.id === chosen?.id ? 'true' : undefined}
                  onClick={() => onChoose(revision)}
                >
                  <time
                    className="self-start pt-0.5 font-mono text-micro leading-snug font-semibold text-ink-2"
                    dateTime={revision.ecrit_le}
                  >
                    {timeOf(revision.ecrit_le)}
                  </time>
                  <span>
                    <b className="block leading-snug font-semibold wrap-anywhere">
                      {labelOf(revision)}
                    </b>
                    <small className="flex flex-wrap items-center gap-x-2.5 text-micro text-ink-3">
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

const chosenRow = 'bg-card-2 shadow-[inset_4px_0_0_var(--color-ink)]'
const otherRow = 'bg-transparent hover:bg-card-2'

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
