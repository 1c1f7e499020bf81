import { useEffect, useRef } from 'react'

import { commonViews } from '#shared/admin/saved-view.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { formatNumber } from '#shared/text/plural.ts'
import { contentWords } from '#web/admin/controls/content-words.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import { useMay } from '#web/admin/session/session.ts'
import { Button } from '#web/ui/button.tsx'

import { useSavedViews } from './use-saved-views.ts'
import { ViewNameDialog } from './view-name-dialog.tsx'
import { queryOf, viewChanges } from './view-query.ts'

/** The list as it was saved under names, as tabs, and what can be done with the one that is shown. */
export function ViewsStrip({ kind }: { kind: ItemKind }) {
  const [url, changeUrl] = useUrlState()
  const saved = useSavedViews(kind)
  const { views = [], counts, isCounting, naming, name, rename, update, remove } = saved
  const may = useMay()
  const common = commonViews.filter(({ isOfAll }) => !isOfAll || may('content.others'))
  const requete = queryOf(url)
  const chosen = views.find(({ id }) => id === url['vue'])
  const isChanged = chosen !== undefined && chosen.requete !== requete
  const isKnown =
    chosen !== undefined ||
    common.some((view) => view.requete === requete) ||
    views.some((view) => view.requete === requete)
  const show = (query: string, vue: string | null) => changeUrl(viewChanges(url, query, vue), true)
  const strip = useRef<HTMLUListElement>(null)
  const current = chosen ?? common.find((view) => view.requete === requete)
  // Where its tab stands, once the tabs are as wide as they will be, be it without their numbers.
  const place = current && !isCounting ? [...common, ...views].indexOf(current) : undefined
  useEffect(() => {
    if (place !== undefined) showTab(strip.current, place)
  }, [place])
  return (
    <nav className="flex flex-wrap items-center gap-x-2" aria-label="Vues de la liste">
      <ul ref={strip} className="-mb-px flex max-w-full gap-0.5 overflow-x-auto">
        {common.map((view) => (
          <ViewTab
            key={view.nom}
            nom={view.nom}
            kind={kind}
            isCurrent={view === current}
            count={counts[view.requete]}
            onChoose={() => show(view.requete, null)}
          />
        ))}
        {views.map((view) => (
          <ViewTab
            key={view.id}
            nom={view.nom}
            kind={kind}
            isCurrent={view === current}
            count={counts[view.requete]}
            onChoose={() => show(view.requete, view.id)}
          />
        ))}
      </ul>
      {chosen ? (
        <span className="inline-flex flex-wrap [&_.btn]:text-left [&_.btn]:whitespace-normal">
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
            Renommer {quoted(chosen.nom)}
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
            Supprimer {quoted(chosen.nom)}
          </Button>
        </span>
      ) : null}
      {saved.views && (!isKnown || isChanged) ? (
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

const quoted = (nom: string) => `«\u00a0${nom}\u00a0»`

/** Brings a tab into sight, wherever it stands among the others. */
function showTab(strip: HTMLElement | null, place: number) {
  const tab = strip?.children[place]
  if (!strip || !tab) return
  const { left, width } = tab.getBoundingClientRect()
  const around = strip.getBoundingClientRect()
  strip.scrollLeft += left - around.left - (around.width - width) / 2
}

type ViewTabProps = {
  nom: string
  kind: ItemKind
  isCurrent: boolean
  /** How many items it shows; undefined until that is known. */
  count: number | undefined
  onChoose: () => void
}

function ViewTab({ nom, kind, isCurrent, count, onChoose }: ViewTabProps) {
  const [one, many] = contentWords[kind].counted
  return (
    <li>
      <button
        type="button"
        className={`${viewTab} ${isCurrent ? currentView : otherView}`}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onChoose}
      >
        {nom}
        {count === undefined ? null : (
          <span className="font-mono text-micro leading-none font-semibold text-ink-2">
            {formatNumber(count)}
            <span className="sr-only"> {count < 2 ? one : many}</span>
          </span>
        )}
      </button>
    </li>
  )
}

// Text that is read out only must scroll with the strip, or the page would be as wide as the strip: hence `relative`.
const viewTab =
  'relative inline-flex min-h-11 items-center gap-1.5 rounded-t-2 border border-b-0 border-edge px-3.5 py-0 text-label font-semibold whitespace-nowrap focus-visible:-outline-offset-3 lg:pointer-fine:min-h-9'
const currentView = 'border-t-3 border-t-accent bg-card text-ink'
const otherView = 'bg-desk-2 text-ink-2'
