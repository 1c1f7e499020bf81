import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'

import { pagePaths, pages } from '#shared/pages/pages.ts'
import { countOf } from '#shared/text/plural.ts'
import { typeset } from '#shared/text/typography.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { keptAddress, keptItem } from '#web/offline/kept-address.ts'
import { type KeptPage, keptPages } from '#web/offline/kept-copy.ts'
import { keepsPages } from '#web/offline/offline-setting.ts'
import { searchKept } from '#web/offline/search-kept.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { sheet } from '#web/ui/layout/sheet.tsx'
import { noticeClass } from '#web/ui/notice.tsx'

import { KeepingSetting } from './keeping-setting.tsx'
import { SiteDownloadSection } from './site-download-section.tsx'

/** `asked` is what brought its visitor here: the words of a search, or the address of an absent page. */
export function KeptList({ asked }: { asked: URLSearchParams }) {
  const fieldId = useId()
  const hintId = useId()
  const isKeeping = useStoredValue(keepsPages)
  const { kept, readAgain } = useKeptPages(isKeeping)
  const [query, setQuery] = useState(asked.get('q') ?? '')
  const items = kept?.filter(({ address }) => keptItem(address) !== null)
  const others = kept?.filter(({ address }) => keptItem(address) === null)
  return (
    <>
      <Absent page={asked.get('page')} kept={kept} />
      {isKeeping && 'serviceWorker' in navigator ? (
        <SiteDownloadSection onChange={readAgain} />
      ) : null}
      <search>
        <div className="field">
          <label htmlFor={fieldId}>Chercher dans ce qui est enregistré</label>
          <input
            id={fieldId}
            className="input"
            type="search"
            maxLength={200}
            autoComplete="off"
            aria-describedby={hintId}
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
          <p id={hintId} className="hint">
            La recherche porte sur les fiches enregistrées dans ce navigateur, pas sur tout le site.
          </p>
          <SearchOnlineLink query={query.trim()} />
        </div>
      </search>
      {items ? (
        <KeptItems
          items={searchKept(items, query)}
          whenEmpty={
            emptyTexts[query.trim() !== '' ? 'searched' : isKeeping ? 'keeping' : 'refused']
          }
        />
      ) : null}
      {others && others.length > 0 ? <OtherPages others={others} /> : null}
      <KeepingSetting isKeeping={isKeeping} />
    </>
  )
}

/** Links to the search of the site for the same query. Hidden while offline. */
function SearchOnlineLink({ query }: { query: string }) {
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine)
  if (!isOnline || query === '') return null
  return (
    <p className="mt-2">
      <PageLink to="/recherche" search={{ q: query }} rel="nofollow">
        Chercher dans tout le site
      </PageLink>
    </p>
  )
}

function followNetwork(onChange: () => void): () => void {
  const kinds = ['online', 'offline']
  for (const kind of kinds) addEventListener(kind, onChange)
  return () => {
    for (const kind of kinds) removeEventListener(kind, onChange)
  }
}

type AbsentProps = { page: string | null; kept: KeptPage[] | undefined }

/** In place of a page that is not kept, with another try, and the way back to the list that it narrows. */
function Absent({ page, kept }: AbsentProps) {
  const address =
    page !== null && URL.canParse(page, location.origin)
      ? keptAddress(new URL(page, location.origin))
      : null
  if (address === null) return null
  const [list] = (kept ?? [])
    .filter((other) => other.address !== address && pathOf(other.address) === pathOf(address))
    .toSorted((a, b) => b.visitedAt - a.visitedAt)
  return (
    <output className={noticeClass({ className: 'mb-4' })}>
      <span>
        Hors ligne&nbsp;: cette page n’a pas encore été enregistrée, voici ce qui est disponible.{' '}
        <a href={address}>Réessayer</a>
        {list ? (
          <>
            {' ou '}
            <a href={list.address} data-page="">
              revenir à la liste
            </a>
          </>
        ) : null}
      </span>
    </output>
  )
}

const pathOf = (address: string) => new URL(address, location.origin).pathname

const emptyTexts = {
  searched:
    'Aucune fiche enregistrée n’a ces mots dans son titre, sa description ou ses tags. Essayez un seul mot, ou cherchez dans tout le site une fois en ligne.',
  keeping: 'Ouvrez un prompt ou un GPT en étant connecté\u00a0: il sera enregistré.',
  refused: 'Enregistrez de nouveau, ci-dessous, puis ouvrez un prompt ou un GPT.',
}

const keptSheet = `${sheet} mt-3 divide-y divide-rule *:py-3 [&_a]:inline-block [&_a]:py-1 [&_a]:no-underline [&_a:hover]:underline`

type KeptItemsProps = { items: KeptPage[]; whenEmpty: string }

function KeptItems({ items, whenEmpty }: KeptItemsProps) {
  return (
    <section aria-labelledby="fiches">
      <h2 id="fiches" className="mt-6 text-t3" aria-live="polite">
        {countOf(items.length, 'fiche enregistrée', 'fiches enregistrées')}
      </h2>
      {items.length === 0 ? (
        <div className="mt-3">
          <EmptyState title="Rien ici" text={whenEmpty} />
        </div>
      ) : (
        <ul className={keptSheet}>
          {items.map(({ address, title, description }) => (
            <li key={address}>
              <p className="inline-flex text-micro font-bold">
                {keptItem(address)?.kind === 'gpt' ? 'GPT' : 'Prompt'}
              </p>
              <h3 className="text-t4">
                <a href={address} data-page="">
                  {typeset(title)}
                </a>
              </h3>
              <p className="hint">{typeset(description)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Home, lists and the visitor's own pages, by their heading. */
function OtherPages({ others }: { others: KeptPage[] }) {
  return (
    <section aria-labelledby="autres">
      <h2 id="autres" className="mt-6 text-t3">
        Autres pages
      </h2>
      <ul className={keptSheet}>
        {others
          .filter(({ address }) => address !== location.pathname)
          .map(({ address, title }) => (
            <li key={address}>
              <a href={address} data-page="">
                {otherName(address, title)}
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** What links call a page, or its heading, and what narrows it. */
function otherName(address: string, title: string): string {
  const { pathname, searchParams } = new URL(address, location.origin)
  const page = pagePaths.find((path) => path === pathname)
  return [page ? pages[page].label : typeset(title), ...searchParams.values()].join(', ')
}

/** Stored pages. Undefined while loading. */
function useKeptPages(isKeeping: boolean) {
  const [kept, setKept] = useState<KeptPage[]>()
  const latestRead = useRef(0)
  const readAgain = useCallback(() => {
    latestRead.current += 1
    const read = latestRead.current
    // A superseded read may end last.
    const show = (list: KeptPage[]) => {
      if (read === latestRead.current) setKept(list)
    }
    const found = isKeeping && 'caches' in window ? keptPages() : Promise.resolve([])
    found.then(show, () => show([]))
  }, [isKeeping])
  useEffect(readAgain, [readAgain])
  return { kept, readAgain }
}
