import {
  countKept,
  forgetValues,
  keptOf,
  keptValues,
  listKeptValues,
  sheetsOf,
  storeKept,
  withSheets,
} from './kept-values.ts'

/** Forgets what was typed into prompts for a client; gives how many values, and what puts them back. */
export function forgetClient(id: string): { count: number; putBack: () => boolean } {
  const held = listKeptValues().filter((kept) => id in { ...sheetsOf(kept), ...kept.aside })
  for (const kept of held) {
    const rest = keptOf(kept, (owner) => owner !== id)
    if (rest && countKept(rest) > 0) storeKept(rest)
    else forgetValues(kept.slug)
  }
  const theirs = held.flatMap((kept) => keptOf(kept, (owner) => owner === id) ?? [])
  return {
    count: theirs.reduce((count, kept) => count + countKept(kept), 0),
    // Beside what was typed meanwhile.
    putBack: () =>
      held.every((kept) => {
        const now = keptValues(kept.slug)
        const sheets = { ...sheetsOf(kept), ...sheetsOf(now) }
        return storeKept(withSheets({ ...kept, aside: { ...kept.aside, ...now?.aside } }, sheets))
      }),
  }
}
