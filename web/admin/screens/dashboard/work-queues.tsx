import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { identityPartLabels, namesOf } from '#shared/admin/setting-labels.ts'
import { parisClock } from '#shared/items/paris-time.ts'
import { numericDate } from '#shared/text/french-date.ts'
import { countOf } from '#shared/text/plural.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { planLabels } from '#web/admin/planning/plan-labels.ts'
import { SearchActions } from '#web/admin/searches/search-actions.tsx'
import { useIgnoreSearch } from '#web/admin/searches/use-ignore-search.ts'
import type { ApiOutputs } from '#web/loading/trpc.ts'
import { buttonClass } from '#web/ui/button.tsx'

import { Queue, QueueRow, QueueRows } from './queue.tsx'

type Dashboard = ApiOutputs['admin']['dashboard']
type Part<Name extends keyof Dashboard> = NonNullable<Dashboard[Name]>

const smallButton = buttonClass({ size: 'sm' })

/** Fields of the publisher's identity that still have sample values. */
export function SampleIdentity({ fields }: { fields: Part<'identiteExemple'> }) {
  const labels = namesOf(identityPartLabels)
    .filter((name) => fields.includes(name))
    .map((name) => identityPartLabels[name])
  return (
    <Queue
      title="Identité d’exemple encore en place"
      count={fields.length}
      actions={
        <AdminLink className={smallButton} to={`${adminRoot}/settings`} query="onglet=identite">
          Compléter l’identité
        </AdminLink>
      }
    >
      <p className="in text-small">
        Les visiteurs lisent encore des valeurs d’exemple, et le site ne peut pas être mis en ligne
        avec elles{labels.length > 0 ? `\u00a0: ${labels.join(', ')}.` : '.'}
      </p>
    </Queue>
  )
}

/** Publications and withdrawals planned for today. */
export function PlannedToday({ plans }: { plans: Part<'planifies'> }) {
  return (
    <Queue
      title="Planifié aujourd’hui"
      count={plans.length}
      actions={
        <AdminLink className={smallButton} to={`${adminRoot}/calendrier`}>
          Ouvrir le calendrier
        </AdminLink>
      }
    >
      <QueueRows>
        {plans.map(({ id, kind, item_id, titre, action, prevu_le }) => (
          <QueueRow
            key={id}
            hint={`${planLabels[action]} à ${parisClock(new Date(prevu_le)).heure}`}
          >
            {titre === null ? (
              'Fiche supprimée'
            ) : (
              <AdminLink to={editorPath(kind, item_id)}>{titre}</AdminLink>
            )}
          </QueueRow>
        ))}
      </QueueRows>
    </Queue>
  )
}

/** The most frequent searches without a result. */
export function FailedSearches({ searches }: { searches: Part<'recherches'> }) {
  const { mutate: ignore } = useIgnoreSearch()
  return (
    <Queue
      title="Recherches sans résultat"
      count={searches.total}
      actions={
        <AdminLink className={smallButton} to={`${adminRoot}/sans-resultat`}>
          Voir toutes les recherches
        </AdminLink>
      }
    >
      <QueueRows>
        {searches.premieres.map((search) => (
          <QueueRow
            key={search.requete}
            id={search.requete}
            hint={`${countOf(search.recherches, 'fois', 'fois')} · le ${numericDate(search.jour)}`}
            actions={<SearchActions requete={search.requete} onIgnore={() => ignore(search)} />}
          >
            <span className="font-semibold">{search.requete}</span>
          </QueueRow>
        ))}
      </QueueRows>
    </Queue>
  )
}

/** The most visited addresses without a page. */
export function MissingPages({ pages }: { pages: Part<'introuvables'> }) {
  return (
    <Queue
      title="Adresses introuvables"
      count={pages.total}
      actions={
        <AdminLink className={smallButton} to={redirectsPath} query="vue=introuvables">
          Voir toutes les adresses
        </AdminLink>
      }
    >
      <QueueRows>
        {pages.premieres.map(({ chemin, visites, derniere_visite }) => (
          <QueueRow
            key={chemin}
            hint={`${countOf(visites, 'visite', 'visites')} · le ${numericDate(derniere_visite)}`}
            actions={
              <AdminLink
                className={smallButton}
                to={redirectsPath}
                query={new URLSearchParams({ source: chemin }).toString()}
                aria-label={`Rediriger ${chemin}`}
              >
                Rediriger
              </AdminLink>
            }
          >
            <span className="font-semibold">{chemin}</span>
          </QueueRow>
        ))}
      </QueueRows>
    </Queue>
  )
}

const redirectsPath = `${adminRoot}/redirections`

/** Numbers of dead links and of reports by visitors. */
export function BrokenLinks({ morts, signalements }: Part<'liens'>) {
  return (
    <Queue
      title="Liens à traiter"
      count={morts + signalements}
      actions={
        <AdminLink
          className={smallButton}
          to={`${adminRoot}/liens`}
          query={morts > 0 ? '' : 'vue=signalements'}
        >
          Ouvrir les liens
        </AdminLink>
      }
    >
      <p className="in text-small">
        {[
          ...(morts > 0 ? [countOf(morts, 'lien mort', 'liens morts')] : []),
          ...(signalements > 0 ? [countOf(signalements, 'signalement', 'signalements')] : []),
        ].join(' et ')}
      </p>
    </Queue>
  )
}
