import { isSameItem, type KeptItem, selectionMaxItems } from '#shared/items/selection.ts'
import {
  defaultTitle,
  type Selection,
  type Selections,
  selectionsMax,
} from '#shared/items/selections.ts'
import { foldText } from '#shared/search/search-text.ts'
import {
  type Profile,
  profilesMax,
  type ProfileValue,
  profileValuesMax,
} from '#shared/variables/profiles.ts'
import { maxCheckedAnswers } from '#web/storage/checked-answers.ts'
import { keptOf } from '#web/storage/client-sheets.ts'
import {
  isFresh,
  type KeptValues,
  maxKept,
  sheetsOf,
  withSheets,
} from '#web/storage/kept-values.ts'
import { maxVersions } from '#web/storage/own-versions.ts'

import type { OwnData } from './own-data.ts'
import { withOwnIds } from './same-clients.ts'

/**
 * What is here together with what a file holds. Of what both have the one changed last goes first, and
 * what only the other has is beside it: nothing is lost, and merging twice is merging once.
 */
export function mergedData(here: OwnData, from: Partial<OwnData>): OwnData {
  const file = withOwnIds(here.profiles, from)
  // Whoever has clients here has chosen one of them, or none.
  const client = here.profiles.length > 0 ? here.client : (here.client ?? file.client ?? null)
  return withKnownClient({
    profiles: united(here.profiles, file.profiles, ({ id }) => id, mergedProfile),
    kept: united(here.kept, file.kept, ({ slug }) => slug, mergedKept)
      .filter(isFresh)
      .toSorted((a, b) => b.at - a.at)
      .slice(0, maxKept),
    checked: united(here.checked, file.checked, ({ slug }) => slug, newerOf)
      .filter(isFresh)
      .toSorted((a, b) => b.at - a.at)
      .slice(0, maxCheckedAnswers),
    versions: united(here.versions, file.versions, ({ slug }) => slug, newerOf),
    selections: file.selections
      ? mergedSelections(here.selections, file.selections)
      : here.selections,
    client,
    assistant: here.assistant ?? file.assistant ?? null,
  })
}

/**
 * What a file holds in the place of what is here; what it says nothing of stays, but for what was typed for
 * a client who goes.
 */
export function replacedData(here: OwnData, from: Partial<OwnData>): OwnData {
  const data = { ...here, ...withOwnIds(here.profiles, from) }
  const known = new Set(['', ...data.profiles.map(({ id }) => id)])
  const kept = data.kept
    .filter(isFresh)
    .flatMap((one) => keptOf(one, (owner) => known.has(owner)) ?? [])
  return withKnownClient({ ...data, kept, checked: data.checked.filter(isFresh) })
}

/** The chosen client is one of the profiles, by its name of now. */
function withKnownClient(data: OwnData): OwnData {
  const profile = data.profiles.find(({ id }) => id === data.client?.id)
  return { ...data, client: profile ? { id: profile.id, name: profile.name } : null }
}

/** Why this browser has no room for so much, or null. */
export function overflow({ profiles, versions, selections: { lists } }: OwnData): string | null {
  if (profiles.length > profilesMax) {
    return `${profiles.length} profils au total\u00a0: ce navigateur en garde ${profilesMax} au plus.`
  }
  const wide = profiles.find(({ values }) => values.length > profileValuesMax)
  if (wide) return `«\u00a0${wide.name}\u00a0» dépasserait ${profileValuesMax} valeurs.`
  if (versions.length > maxVersions) {
    return `${versions.length} versions de prompts au total\u00a0: ce navigateur en garde ${maxVersions} au plus.`
  }
  if (lists.length > selectionsMax) {
    return `${lists.length} sélections au total\u00a0: ce navigateur en garde ${selectionsMax} au plus.`
  }
  const long = lists.find(({ items }) => items.length > selectionMaxItems)
  return long ? `«\u00a0${long.title}\u00a0» dépasserait ${selectionMaxItems} fiches.` : null
}

function mergedProfile(here: Profile, file: Profile): Profile {
  const [newer, older] = byTime(here, file)
  const values = united(newer.values, older.values, nameOf, (held) => held)
  const refused = [...new Set([...(newer.refused ?? []), ...(older.refused ?? [])])]
  return { ...newer, values, ...(refused.length > 0 ? { refused } : {}) }
}

const nameOf = ({ variable }: ProfileValue) => foldText(variable)

/** Client by client: what was typed for one never goes to another. */
function mergedKept(here: KeptValues, file: KeptValues): KeptValues {
  const [newer, older] = byTime(here, file)
  const sheets = sheetsOf(older)
  for (const [owner, values] of Object.entries(sheetsOf(newer))) {
    sheets[owner] = { ...sheets[owner], ...values }
  }
  const aside = older.aside ? { ...older.aside, ...newer.aside } : newer.aside
  return withSheets({ ...newer, aside }, sheets)
}

/** A browser where nothing was put together yet takes the file's as they are. */
function mergedSelections(here: Selections, file: Selections): Selections {
  const [first, ...others] = here.lists
  if (first && others.length === 0 && isUntouched(first)) return file
  const added = file.lists.filter(
    (list) => !isUntouched(list) || here.lists.some(({ id }) => id === list.id),
  )
  return {
    currentId: here.currentId,
    lists: united(here.lists, added, ({ id }) => id, mergedList),
  }
}

const isUntouched = ({ title, items }: Selection) => title === defaultTitle && items.length === 0

function mergedList(here: Selection, file: Selection): Selection {
  const [newer, older] = byTime(here, file)
  const missing = older.items.filter((item) => !newer.items.some((one) => isSameItem(one, item)))
  const noted = newer.items.map((item) => (item.note === '' ? withNoteOf(item, older) : item))
  return { ...newer, items: [...noted, ...missing] }
}

const withNoteOf = (item: KeptItem, { items }: Selection): KeptItem => ({
  ...item,
  note: items.find((other) => isSameItem(other, item))?.note ?? '',
})

/** The one changed last, and the other; what is here where both are as old. */
const byTime = <Changed extends { at?: number }>(
  here: Changed,
  file: Changed,
): [newer: Changed, older: Changed] =>
  (file.at ?? 0) > (here.at ?? 0) ? [file, here] : [here, file]

const newerOf = <Changed extends { at?: number }>(here: Changed, file: Changed): Changed =>
  byTime(here, file)[0]

/** What is here in its order, merged with what the file has of it, and what only the file has. */
function united<Thing>(
  here: Thing[],
  file: Thing[] | undefined,
  idOf: (thing: Thing) => string,
  merge: (here: Thing, file: Thing) => Thing,
): Thing[] {
  const byId = new Map(here.map((thing) => [idOf(thing), thing]))
  for (const thing of file ?? []) {
    const own = byId.get(idOf(thing))
    byId.set(idOf(thing), own === undefined ? thing : merge(own, thing))
  }
  return [...byId.values()]
}
