import type { ItemKind } from '#shared/items/cote.ts'
import { formatNumber } from '#shared/text/plural.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { useUrlState } from '#web/admin/table/url-state.ts'
import { Button } from '#web/ui/button.tsx'

import { useSavedViews } from './use-saved-views.ts'
import { ViewNameDialog } from './view-name-dialog.tsx'
import { queryOf, viewChanges } from './view-query.ts'

type ViewsStripProps = { kind: ItemKind; total: number | undefined }

/** The views that every list has. */
const common = [
  { nom: 'Tous', requete: '' },
  { nom: 'À compléter', requete: 'completude=a-completer' },
  { nom: 'Mes brouillons', requete: 'miens=oui&statut=brouillon' },
]

/** The list as it was saved under names, as tabs, and what can be done with the one that is shown. */
export function ViewsStrip({ kind, total }: ViewsStripProps) {
  const [url, changeUrl] = useUrlState()
  const { views, naming, name, rename, update, remove } = useSavedViews(kind)
  const requete = queryOf(url)
  const chosen = views.find(({ id }) => id === url['vue'])
  const isChanged = chosen !== undefined && chosen.requete !== requete
  const isKnown =
    chosen !== undefined ||
    common.some((view) => view.requete === requete) ||
    views.some((view) => view.requete === requete)
  const show = (query: string, vue: string | null) => changeUrl(viewChanges(url, query, vue), true)
  return (
    <nav className="views" aria-label="Vues de la liste">
      <ul>
        {common.map((view) => (
          <ViewTab
            key={view.nom}
            nom={view.nom}
            isCurrent={chosen === undefined && view.requete === requete}
            total={total}
            onChoose={() => show(view.requete, null)}
          />
        ))}
        {views.map((view) => (
          <ViewTab
            key={view.id}
            nom={view.nom}
            isCurrent={view === chosen}
            total={total}
            onChoose={() => show(view.requete, view.id)}
          />
        ))}
      </ul>
      {chosen ? (
        <span className="view-acts">
          {isChanged ? (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => update({ id: chosen.id, requete, avant: chosen })}
            >
              <Icon name="check" />
              Mettre à jour la vue
            </Button>
          ) : null}
          <Button variant="quiet" size="sm" onClick={() => name({ renamed: chosen })}>
            <Icon name="pen" />
            Renommer
          </Button>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              remove(chosen)
              show(requete, null)
            }}
          >
            <Icon name="trash" />
            Supprimer la vue
          </Button>
        </span>
      ) : null}
      {!isKnown || isChanged ? (
        <Button variant="quiet" size="sm" onClick={() => name({ requete })}>
          <Icon name="bookmark" />
          Enregistrer cette vue
        </Button>
      ) : null}
      <ViewNameDialog
        asked={naming}
        onName={(nom) => rename(nom, (view) => show(view.requete, view.id))}
        onClose={() => name(null)}
      />
    </nav>
  )
}

type ViewTabProps = {
  nom: string
  isCurrent: boolean
  /** How many items the list has that is shown. */
  total: number | undefined
  onChoose: () => void
}

function ViewTab({ nom, isCurrent, total, onChoose }: ViewTabProps) {
  return (
    <li>
      <button type="button" aria-current={isCurrent ? 'true' : undefined} onClick={onChoose}>
        {nom}
        {isCurrent && total !== undefined ? (
          <span className="n" aria-hidden="true">
            {formatNumber(total)}
          </span>
        ) : null}
      </button>
    </li>
  )
}
