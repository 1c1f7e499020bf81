import { Link, rootRouteId, useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { countOf } from '#shared/plural.ts'
import {
  isSameItem,
  type KeptItem,
  type SelectedItem,
  selectionMaxItems,
} from '#shared/selection.ts'
import { favourites } from '#web/layout/favourites.ts'
import { tellNothingKept } from '#web/layout/tell-nothing-kept.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'

import type { Api } from '../../trpc.ts'
import { readSharedSelection } from './selection-link.ts'
import { SelectionList } from './selection-list.tsx'
import { SelectionTools } from './selection-tools.tsx'

/** How many names one call asks for: its address stays short enough to be kept by caches. */
const namesPerCall = 30

type Shared = { items: KeptItem[]; absentCount: number }
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
        <p className="text-bad">La sélection n'a pas pu être chargée.</p>
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

  /** Adds what is not there yet, at the end, and shows the result. */
  function keep() {
    const before = favourites.get()
    const added = items.filter((item) => !before.some((kept) => isSameItem(kept, item)))
    const after = [...before, ...added].slice(0, selectionMaxItems)
    if (!favourites.set(after)) return tellNothingKept()
    void router.navigate({ to: '/selection' })
    const isAdded = (kept: KeptItem) => added.some((item) => isSameItem(item, kept))
    const count = after.length - before.length
    showToast({
      type: 'success',
      title: 'Sélection gardée',
      description:
        count === 0
          ? 'Toutes ces fiches y étaient déjà.'
          : `${countOf(count, 'fiche ajoutée', 'fiches ajoutées')} à la vôtre.`,
      ...(count > 0
        ? {
            action: {
              label: 'Annuler',
              run: () => favourites.set(favourites.get().filter((kept) => !isAdded(kept))),
            },
          }
        : {}),
      topic: 'selection',
    })
  }

  return (
    <>
      {items.length > 0 ? (
        <SelectionTools items={items}>
          <Button variant="accent" onClick={keep}>
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
    <Link className={buttonClass()} to="/selection">
      Voir ma sélection
    </Link>
  )
}

async function loadShared(api: Api, fragment: string): Promise<Shared | 'broken'> {
  const shared = await readSharedSelection(fragment)
  if (shared === null) return 'broken'
  const starts = shared.flatMap((_, index) => (index % namesPerCall === 0 ? [index] : []))
  const titled = await Promise.all(
    starts.map((start) => withTitles(api, shared.slice(start, start + namesPerCall))),
  )
  const items = titled.flat()
  return { items, absentCount: shared.length - items.length }
}

/** Those of the items that are public, with their titles. */
async function withTitles(api: Api, items: SelectedItem[]): Promise<KeptItem[]> {
  const slugsOf = (kind: SelectedItem['kind']) =>
    items.filter((item) => item.kind === kind).map(({ slug }) => slug)
  const { prompts, gpts } = await api.catalogue.itemsBySlug.query({
    prompts: slugsOf('prompt'),
    gpts: slugsOf('gpt'),
  })
  const titles = new Map([
    ...prompts.map(({ slug, titre }) => [`prompt ${slug}`, titre] as const),
    ...gpts.map(({ slug, nom }) => [`gpt ${slug}`, nom] as const),
  ])
  return items.flatMap(({ kind, slug }) => {
    const title = titles.get(`${kind} ${slug}`)
    return title === undefined ? [] : [{ kind, slug, title }]
  })
}
