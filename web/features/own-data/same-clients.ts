import { foldText } from '#shared/search/search-text.ts'
import type { Profile } from '#shared/variables/profiles.ts'
import type { KeptValues } from '#web/storage/kept-values.ts'

import type { OwnData } from './own-data.ts'

/**
 * What a file holds, where a client who is here too has the id of here: each that this browser does not know
 * by the id is the one that says the same, or else has the same name.
 */
export function withOwnIds(here: Profile[], file: Partial<OwnData>): Partial<OwnData> {
  const ids = ownIds(here, file.profiles ?? [])
  if (ids.size === 0) return file
  const idOf = (id: string) => ids.get(id) ?? id
  const { profiles, kept, client } = file
  return {
    ...file,
    ...(profiles && { profiles: profiles.map((one) => withId(one, idOf(one.id))) }),
    ...(kept && { kept: kept.map((one) => ofOwners(one, idOf)) }),
    ...(client && { client: { ...client, id: idOf(client.id) } }),
  }
}

const withId = (profile: Profile, id: string): Profile => ({ ...profile, id })

/** The id here of each client of a file who has another one there. A client is one of them at most. */
function ownIds(here: Profile[], file: Profile[]): Map<string, string> {
  const known = new Set(here.map(({ id }) => id))
  const named = new Set(file.map(({ id }) => id))
  const unknown = file.filter(({ id }) => !known.has(id))
  const free = new Set(here.filter(({ id }) => !named.has(id)))
  const ids = new Map<string, string>()
  for (const isSame of [saysTheSame, hasSameName]) {
    for (const profile of unknown) {
      const own = ids.has(profile.id) ? undefined : [...free].find((one) => isSame(one, profile))
      if (!own) continue
      ids.set(profile.id, own.id)
      free.delete(own)
    }
  }
  return ids
}

const hasSameName = (one: Profile, other: Profile) => foldText(one.name) === foldText(other.name)

const saysTheSame = (one: Profile, other: Profile) =>
  hasSameName(one, other) && textOf(one) === textOf(other)

const textOf = ({ values }: Profile) =>
  values
    .map(({ variable, value }) => JSON.stringify([foldText(variable), value]))
    .toSorted()
    .join()

/** What was typed for a client is theirs, whatever the id. */
function ofOwners(kept: KeptValues, idOf: (id: string) => string): KeptValues {
  const { owner, others, aside } = kept
  return {
    ...kept,
    owner: owner === undefined ? undefined : idOf(owner),
    others: others && withKeys(others, idOf),
    aside: aside && withKeys(aside, idOf),
  }
}

const withKeys = <Held>(held: Record<string, Held>, idOf: (id: string) => string) =>
  Object.fromEntries(Object.entries(held).map(([id, one]) => [idOf(id), one] as const))
