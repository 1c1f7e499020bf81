import { useId, type ReactNode } from 'react'

import type { TriedResult, TriedSearch } from '#shared/admin/search-trial.ts'
import { countOf } from '#shared/text/plural.ts'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'

import { placesGained } from './places.ts'

const maxShown = 10

/** What became of a result: it came, it goes, or it gained so many places. */
type Move = 'new' | 'gone' | number

type TriedListsProps = { today: TriedSearch; tried: TriedSearch }

/** The first results of a search without and with a change, and which of them changed places. */
export function TriedLists({ today, tried }: TriedListsProps) {
  const came = placesGained(tried.items, today.items).map((gained) => gained ?? 'new')
  const left = placesGained(today.items, tried.items.slice(0, maxShown)).map((gained) =>
    gained === null ? 'gone' : 0,
  )
  const isSame =
    today.absence === tried.absence &&
    [came, left].every((moves) => moves.slice(0, maxShown).every((move) => move === 0))
  return (
    <>
      <output className="block empty:m-0">
        {isSame ? <p>Ce groupe ne change rien aux premiers résultats.</p> : null}
      </output>
      <div className="form-grid">
        <TriedList title="Aujourd’hui" search={today} moves={left} />
        <TriedList title="Avec ce groupe" search={tried} moves={came} />
      </div>
      {isSame ? null : (
        <p className="hint">
          Les dix premiers. «&nbsp;Nouveau&nbsp;»&nbsp;: pas parmi les vingt premiers aujourd’hui.
          «&nbsp;Sort&nbsp;»&nbsp;: plus parmi les dix premiers avec ce groupe.
        </p>
      )}
    </>
  )
}

type TriedListProps = { title: string; search: TriedSearch; moves: Move[] }

function TriedList({ title, search, moves }: TriedListProps) {
  const titleId = useId()
  const { items, alternatives, total, corrected, absence } = search
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="text-t4">
        {title}
      </h3>
      <p className="hint">
        {countOf(total, 'résultat', 'résultats')}
        {corrected === null ? null : `, avec la correction «\u00a0${corrected}\u00a0»`}
      </p>
      {absence === null ? null : <p>La page répond&nbsp;: «&nbsp;{absence}&nbsp;»</p>}
      {items.length > 0 ? (
        <ol className="mt-2">
          {items.slice(0, maxShown).map((item, place) => (
            <ResultLine key={`${item.type} ${item.id}`} item={item} number={place + 1}>
              <Mark move={moves[place] ?? 0} />
            </ResultLine>
          ))}
        </ol>
      ) : null}
      {alternatives.length > 0 ? (
        <>
          <p className="hint">La page propose à la place&nbsp;:</p>
          <ul className="mt-2">
            {alternatives.map((item) => (
              <ResultLine key={`${item.type} ${item.id}`} item={item} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

type ResultLineProps = {
  item: TriedResult
  /** Its place; none where it is only proposed. */
  number?: number
  children?: ReactNode
}

function ResultLine({ item: { type, slug, title }, number, children }: ResultLineProps) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-2 border-t border-rule py-1.5">
      <span className="text-label text-ink-3 tabular-nums">{number}</span>
      <span>
        <ExternalLink
          className="inline-block min-h-6 text-small font-semibold no-underline hover:underline"
          href={`/${type}/${slug}`}
        >
          {title}
        </ExternalLink>
        <span className="hint block">{type === 'gpt' ? 'GPT' : 'Prompt'}</span>
      </span>
      {children}
    </li>
  )
}

function Mark({ move }: { move: Move }) {
  if (move === 0) return null
  if (move === 'new') {
    return (
      <StatusBadge tone="valide" icon="plus">
        nouveau
      </StatusBadge>
    )
  }
  if (move === 'gone') return <StatusBadge tone="refuse">sort</StatusBadge>
  const isUp = move > 0
  const places = Math.abs(move)
  return (
    <StatusBadge tone={isUp ? 'info' : 'brouillon'} icon={isUp ? 'up' : 'chev'}>
      <span aria-hidden="true">
        {isUp ? '+' : '\u2212'}
        {places}
      </span>
      <span className="sr-only">
        {isUp ? 'gagne' : 'perd'} {countOf(places, 'place', 'places')}
      </span>
    </StatusBadge>
  )
}
