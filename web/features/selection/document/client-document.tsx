import { rootRouteId, useRouteContext, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

import type { KeptItem } from '#shared/items/selection.ts'
import { currentSelection } from '#shared/items/selections.ts'
import { journeyPath } from '#shared/journeys/journey.ts'
import { useHydrated } from '#web/loading/hydrated.ts'
import type { Api } from '#web/loading/trpc.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { selections } from '#web/storage/selections.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState, FailedState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { NoScriptNotice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { loadItems, type LoadedItem } from './document-pieces.ts'
import { DocumentSheet } from './document-sheet.tsx'

/**
 * The current selection, or a journey, as one page for a client. Nothing but the browser knows what is in it.
 */
export function ClientDocument() {
  const isHydrated = useHydrated()
  return (
    <div className="page-width min-h-svh print:min-h-0" data-client-document="">
      {isHydrated ? (
        <DocumentBySource />
      ) : (
        <>
          <PageHead title="Document client" />
          <NoScriptNotice>
            Votre sélection et vos valeurs sont gardées par votre navigateur&nbsp;: pour voir le
            document, activez JavaScript.
          </NoScriptNotice>
        </>
      )}
    </div>
  )
}

function DocumentBySource() {
  const { parcours } = useSearch({ from: '/_site/selection_/document' })
  if (parcours === undefined) return <SelectionDocument />
  return <JourneyDocument key={parcours} slug={parcours} />
}

/** The items of a journey, each with its purpose, filled with what was typed into any of its steps. */
function JourneyDocument({ slug }: { slug: string }) {
  const load = async (api: Api) => {
    const { titre, etapes } = await api.catalogue.journey.query({ slug })
    const items = etapes.map((step): KeptItem => {
      const { kind, titre: title, but: note } = step
      return { kind, slug: step.slug, title, note }
    })
    const loaded = await loadItems(api, items)
    return {
      title: `Parcours «\u00a0${titre}\u00a0»`,
      items: loaded.map((item) => asStep(item, items)),
    }
  }
  return (
    <DocumentLoader
      title="Document client"
      load={load}
      back={
        <PageLink className={buttonClass({ variant: 'quiet' })} to={journeyPath(slug)}>
          <Icon name="left" />
          Le parcours
        </PageLink>
      }
    />
  )
}

const asStep = (item: LoadedItem, steps: KeptItem[]): LoadedItem =>
  item.source.kind === 'prompt' ? { ...item, source: { ...item.source, steps } } : item

function SelectionDocument() {
  const list = currentSelection(useStoredValue(selections))
  if (list.items.length > 0) {
    return (
      <DocumentLoader
        // Another tab may change them.
        key={JSON.stringify([list.id, list.items])}
        title={list.title}
        load={async (api) => ({ title: list.title, items: await loadItems(api, list.items) })}
        back={
          <PageLink className={buttonClass({ variant: 'quiet' })} to="/selection">
            <Icon name="left" />
            Ma sélection
          </PageLink>
        }
      />
    )
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

type DocumentLoaderProps = {
  /** Content above the document while it loads. */
  title: string
  load: (api: Api) => Promise<{ title: string; items: LoadedItem[] }>
  back: ReactNode
}

function DocumentLoader(props: DocumentLoaderProps) {
  const [tries, setTries] = useState(0)
  return <LoadAttempt key={tries} {...props} onRetry={() => setTries(tries + 1)} />
}

function LoadAttempt({
  title,
  load,
  back,
  onRetry,
}: DocumentLoaderProps & { onRetry: () => void }) {
  const { api } = useRouteContext({ from: rootRouteId })
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | 'failed' | null>(null)
  const start = useEffectEvent(() => load(api))

  useEffect(() => {
    let isShown = true
    start().then(
      (found) => isShown && setLoaded(found),
      () => isShown && setLoaded('failed'),
    )
    return () => {
      isShown = false
    }
  }, [])

  if (loaded === null || loaded === 'failed') {
    return (
      <>
        <PageHead title={title} />
        {loaded === null ? (
          <Skeleton message="Chargement du document..." count={2} columns={1} />
        ) : (
          <FailedState text="Les textes du document n’ont pas pu être chargés." onRetry={onRetry} />
        )}
      </>
    )
  }
  return <DocumentSheet {...loaded} back={back} />
}
