import { foldText } from '#shared/search/search-text.ts'

import type { Profile, ProfileValue } from './profiles.ts'

/** What a form says of a profile. */
export type WrittenProfile = Pick<Profile, 'name' | 'values'>

/**
 * A profile as it is by now with what a form has changed of it since it was opened. The form wins for those
 * values alone: another tab may have changed the others meanwhile.
 */
export function withWritten<Held extends WrittenProfile>(
  now: Held,
  opened: WrittenProfile,
  written: WrittenProfile,
): Held {
  const [before, after] = [byName(opened), byName(written)]
  const isChanged = (name: string) => before.get(name)?.value !== after.get(name)?.value
  const known = new Set(now.values.map(nameOf))
  const stays = now.values.flatMap((held) =>
    isChanged(nameOf(held)) ? (after.get(nameOf(held)) ?? []) : held,
  )
  const added = written.values.filter((value) => {
    const name = nameOf(value)
    return isChanged(name) && !known.has(name)
  })
  const name = written.name === opened.name ? now.name : written.name
  return { ...now, name, values: [...stays, ...added] }
}

const byName = ({ values }: WrittenProfile) =>
  new Map(values.map((value) => [nameOf(value), value] as const))

const nameOf = ({ variable }: ProfileValue) => foldText(variable)
