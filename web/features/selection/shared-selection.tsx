import { rootRouteId, useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { distinctItems, type StoredItem } from '#shared/items/selection.ts'
import { countOf } from '#shared/text/plural.ts'
import type { Api } from '#web/loading/trpc.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { presentItems } from './present-items.ts'
import { readSharedSelection } from './selection-link.ts'
import { SelectionList } from './selection-list.tsx'
import { SelectionTools } from './selection-tools.tsx'
import { storeItems } from './store-items.ts'

type Shared = { items: StoredItem[]; absentCount: number }
type State = Shared | 'loading' | 'broken' | 'failed'

/** What a shared link lists, as the catalogue names it today. */
export function SharedSelection({ fragment }: { fragment: string }) {
  const [tries, setTries] = useState(0)
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>Sélection partagée</h1>
        <p>Des prompts et des GPT choisis pour vous. Gardez-les pour les retrouver ici.</p>
      </div>
      <Try key={tries} fragment={fragment} onRetry={() => setTries(tries + 1)} />
    </div>
  )
}

function Try({ fragment, onRetry }: { fragment: string; onRetry: () => void }) {
  const { api } = useRouteContext({ from: rootRouteId })
  const [state, setState] = useState<State>('loading')

  useEffect(() => {
    let isShown = true
    loadShared(api, fragment).then(
      (loaded) => isShown && setState(loaded),
      () => isShown && setState('failed'),
    )
    return () => {
      isShown = false
    }
  }, [api, fragment])

  return <Content state={state} onRetry={onRetry} />
}

function Content({ state, onRetry }: { state: State; onRetry: () => void }) {
  if (state === 'loading') return <Skeleton message="Chargement de la sélection..." count={2} />
  if (state === 'failed') {
    return (
      <div className="empty" role="alert">
        <p className="text-bad">La sélection n’a pas pu être chargée.</p>
        <Button className="mt-4" onClick={onRetry}>
          Réessayer
        </Button>
      </div>
    )
  }
  if (state === 'broken') {
    return (
      <EmptyState
        title="Lien incomplet"
        text="Ce lien de sélection a été coupé ou modifié en chemin. Demandez-le de nouveau."
      >
        <OwnLink />
      </EmptyState>
    )
  }
  return <Found {...state} />
}

function Found({ items, absentCount }: Shared) {
  const router = useRouter()

  return (
    <>
      {items.length > 0 ? (
        <SelectionTools items={items}>
          <Button
            variant="accent"
            onClick={() => {
              if (storeItems(items)) void router.navigate({ to: '/selection' })
            }}
          >
            <Icon name="star" />
            Garder cette sélection
          </Button>
        </SelectionTools>
      ) : null}
      <p className="countline">
        <span>
          <strong>{countOf(items.length, 'fiche', 'fiches')}</strong>
          {absentCount > 0
            ? ` et ${countOf(absentCount, 'autre qui a quitté', 'autres qui ont quitté')} le catalogue`
            : ''}
        </span>
      </p>
      {items.length > 0 ? <SelectionList items={items} /> : null}
      <p className="mt-4">
        <OwnLink />
      </p>
    </>
  )
}

function OwnLink() {
  return (
    <PageLink className={buttonClass()} to="/selection">
      Voir ma sélection
    </PageLink>
  )
}

async function loadShared(api: Api, fragment: string): Promise<Shared | 'broken'> {
  const shared = await readSharedSelection(fragment)
  if (shared === null) return 'broken'
  const present = await presentItems(api, shared)
  const found = present.filter((item) => item !== null)
  // Two slugs of one item, from before and after it was renamed, are listed once.
  return { items: distinctItems(found), absentCount: shared.length - found.length }
}
