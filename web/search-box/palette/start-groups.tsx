import { isSameItem, type SelectedItem, type StoredItem } from '#shared/items/selection.ts'
import { currentSelection } from '#shared/items/selections.ts'
import { pastDay } from '#shared/text/past-day.ts'
import { typeset } from '#shared/text/typography.ts'
import type { LookOf } from '#web/items/categories/category-looks.ts'
import { firstFilled, Ticks } from '#web/items/ticks.tsx'
import { PageLink } from '#web/navigation/page-link.tsx'
import { itemKinds } from '#web/search-box/proposed-item.tsx'
import { type BegunPrompt, begunPrompts, takeUp } from '#web/storage/begun-prompts.ts'
import { clientIdOf } from '#web/storage/own-values.ts'
import { selections } from '#web/storage/selections.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { type UsedItem, usedItems } from '#web/storage/used-items.ts'

import type { PaletteGroup, PaletteRow } from './palette-rows.ts'

const maxBegun = 3
const maxUsed = 3
/** Used and kept together. */
const maxOwn = 5

/** What this browser has at hand before anything is typed: what was begun, used and kept. */
export function useOwnGroups(lookOf: LookOf): PaletteGroup[] {
  const begun = useStoredValue(begunPrompts).slice(0, maxBegun)
  const used = useStoredValue(usedItems)
    .filter(isNoneOf(begun.map(itemOf)))
    .slice(0, maxUsed)
  const kept = currentSelection(useStoredValue(selections))
    .items.toReversed()
    .filter(isNoneOf([...begun.map(itemOf), ...used]))
  const own = [...used.map(usedRow), ...kept.map((item) => itemRow(item, 'garde'))]
  return [
    { label: 'Reprendre', rows: begun.map((prompt) => begunRow(prompt, lookOf)) },
    { label: 'Utilisés et gardés', rows: own.slice(0, maxOwn) },
  ]
}

const itemOf = ({ slug }: BegunPrompt): SelectedItem => ({ kind: 'prompt', slug })
const isNoneOf = (others: SelectedItem[]) => (item: SelectedItem) =>
  !others.some((other) => isSameItem(item, other))

/** The searches that the site proposes; one that is chosen is as good as typed. */
export const searchesGroup = (searches: string[], write: (text: string) => void): PaletteGroup => ({
  label: 'Recherches populaires',
  rows: searches.map((search) => ({
    id: `recherche ${search}`,
    icon: 'search',
    title: search,
    render: (attributes) => <button type="button" {...attributes} onClick={() => write(search)} />,
  })),
})

function begunRow(prompt: BegunPrompt, lookOf: LookOf): PaletteRow {
  const { title, filled, total, at, category, client } = prompt
  const item = { ...itemOf(prompt), title }
  return {
    ...itemRow(item, 'commence'),
    item: { ...item, clientId: clientIdOf(prompt) },
    className: category === undefined ? undefined : lookOf(category).className,
    note: (
      <>
        <Ticks
          filled={firstFilled(filled, total)}
          className="mr-2 inline-flex align-[0.1em] *:h-1.5 *:w-3 *:border"
        />
        {filled} sur {total}
        <span className="sr-only"> variables remplies</span>, {dayOf(at)}
        {client ? `, ${client}` : ''}
      </>
    ),
    render: (attributes) => (
      <PageLink to={`/prompt/${prompt.slug}`} {...attributes} onClick={() => takeUp(prompt)} />
    ),
  }
}

function usedRow({ at, ...item }: UsedItem): PaletteRow {
  const did = item.kind === 'prompt' ? 'copié' : 'lancé'
  return { ...itemRow(item, 'utilise'), end: `${did} ${dayOf(at)}` }
}

const dayOf = (at: number) => pastDay(new Date(at), new Date())

/** A row that leads to an item. */
export function itemRow(item: StoredItem, where: string): PaletteRow {
  const { kind, slug, title } = item
  return {
    id: `${where} ${kind} ${slug}`,
    icon: itemKinds[kind].icon,
    title: typeset(title),
    item: { kind, slug, title },
    render: (attributes) => <PageLink to={`/${kind}/${slug}`} {...attributes} />,
  }
}
