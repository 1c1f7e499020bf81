import { rootRouteId, useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { distinctItems, type KeptItem } from '#shared/items/selection.ts'
import { countOf } from '#shared/text/plural.ts'
import { countLine } from '#web/lists/count-line.ts'
import type { Api } from '#web/loading/trpc.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState, FailedState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { noteText } from './item-note.tsx'
import { keepShared } from './keep-shared.ts'
import { itemName, type PresentItem, presentItems } from './present-items.ts'
import { SelectionHeading, SelectionTitle } from './selection-heading.tsx'
import { readSharedSelection } from './selection-link.ts'
import { rowList, SelectionRow } from './selection-row.tsx'
import { SelectionTools } from './selection-tools.tsx'

type SharedItem = PresentItem & Pick<KeptItem, 'note'>
type Shared = { title: string; items: SharedItem[]; absentCount: number }
type State = Shared | 'loading' | 'broken' | 'failed'

/** The title of one that was shared without. */
const untitled = 'Sélection partagée'

/** What a shared link lists, as the catalogue has it today. */
export function SharedSelection({ fragment }: { fragment: string }) {
  const [tries, setTries] = useState(0)
  return (
    <div className="page-width">
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

  return (
    <>
      <SelectionHeading
        title={
          <SelectionTitle>
            {typeof state === 'object' && state.title !== '' ? state.title : untitled}
          </SelectionTitle>
        }
      >
        Sélection partagée avec vous. Gardez-la pour la retrouver ici, la compléter et la remettre
        en ordre.
      </SelectionHeading>
      <Content state={state} onRetry={onRetry} />
    </>
  )
}

function Content({ state, onRetry }: { state: State; onRetry: () => void }) {
  if (state === 'loading') return <Skeleton message="Chargement de la sélection..." count={2} />
  if (state === 'failed') {
    return <FailedState text="La sélection n’a pas pu être chargée." onRetry={onRetry} />
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

function Found({ title, items, absentCount }: Shared) {
  const router = useRouter()
  const shown = { title: title || untitled, items }

  return (
    <>
      {items.length > 0 ? (
        <SelectionTools shown={shown}>
          <Button
            variant="accent"
            className="max-md:flex-1"
            onClick={() => {
              if (keepShared(shown.title, items.map(toKept)))
                void router.navigate({ to: '/selection' })
            }}
          >
            <Icon name="star" />
            Garder cette sélection
          </Button>
        </SelectionTools>
      ) : null}
      <p className={countLine}>
        <span>
          <strong className="font-display text-t3 font-bold text-ink">
            {countOf(items.length, 'fiche', 'fiches')}
          </strong>
          {absentCount > 0
            ? ` et ${countOf(absentCount, 'autre qui a quitté', 'autres qui ont quitté')} le catalogue`
            : ''}
        </span>
      </p>
      <ol className={rowList}>
        {items.map((item, place) => (
          <SelectionRow
            key={itemName(item)}
            item={item}
            present={item}
            place={place}
            note={
              item.note === '' ? null : (
                <p className={`mt-2 whitespace-pre-line ${noteText}`}>{item.note}</p>
              )
            }
          />
        ))}
      </ol>
      <p className="mt-4">
        <OwnLink />
      </p>
    </>
  )
}

const toKept = ({ kind, slug, title, note }: SharedItem): KeptItem => ({ kind, slug, title, note })

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
  const { title, items } = shared
  const present = await presentItems(api, items)
  const found = present.flatMap((item, index) =>
    item ? [{ ...item, note: items[index]?.note ?? '' }] : [],
  )
  // Two slugs of one item, from before and after it was renamed, are listed once.
  return { title, items: distinctItems(found), absentCount: items.length - found.length }
}
