import { rootRouteId, useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { currentSelection, type Selection } from '#shared/items/selections.ts'
import { useHydrated } from '#web/loading/hydrated.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { selections } from '#web/storage/selections.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState, FailedState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { NoScriptNotice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { loadItems, type LoadedItem } from './document-pieces.ts'
import { DocumentSheet } from './document-sheet.tsx'

/** The current selection as one page for a client. Nothing but the browser knows what is in it. */
export function ClientDocument() {
  const isHydrated = useHydrated()
  return (
    <div className="page-width min-h-svh print:min-h-0" data-client-document="">
      {isHydrated ? (
        <Current />
      ) : (
        <>
          <PageHead title="Document client" />
          <NoScriptNotice>
            Votre sélection est gardée par votre navigateur&nbsp;: pour la voir, activez JavaScript.
          </NoScriptNotice>
        </>
      )}
    </div>
  )
}

function Current() {
  const list = currentSelection(useStoredValue(selections))
  const [tries, setTries] = useState(0)
  if (list.items.length > 0) {
    return <Loaded key={`${list.id} ${tries}`} list={list} onRetry={() => setTries(tries + 1)} />
  }
  return (
    <>
      <PageHead title="Document client" />
      <EmptyState
        title="Rien à imprimer"
        text={`«\u00a0${list.title}\u00a0» est vide\u00a0: mettez-y d’abord des fiches.`}
      >
        <PageLink className={buttonClass({ variant: 'ink' })} to="/selection">
          Voir mes sélections
        </PageLink>
      </EmptyState>
    </>
  )
}

type LoadedProps = { list: Selection; onRetry: () => void }

function Loaded({ list, onRetry }: LoadedProps) {
  const { api } = useRouteContext({ from: rootRouteId })
  const { items } = list
  const [loaded, setLoaded] = useState<LoadedItem[] | 'failed' | null>(null)

  useEffect(() => {
    let isShown = true
    loadItems(api, items).then(
      (found) => isShown && setLoaded(found),
      () => isShown && setLoaded('failed'),
    )
    return () => {
      isShown = false
    }
  }, [api, items])

  if (loaded === null || loaded === 'failed') {
    return (
      <>
        <PageHead title={list.title} />
        {loaded === null ? (
          <Skeleton message="Chargement du document..." count={2} columns={1} />
        ) : (
          <FailedState text="Les textes du document n’ont pas pu être chargés." onRetry={onRetry} />
        )}
      </>
    )
  }
  return <DocumentSheet title={list.title} items={loaded} />
}
