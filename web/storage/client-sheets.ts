import {
  countFilled,
  forgetValues,
  type KeptValues,
  keptValues,
  listKeptValues,
  sheetsOf,
  storeKept,
  withSheets,
} from './kept-values.ts'
import { storedProfiles } from './stored-profiles.ts'

/** How many values are kept of a prompt, for whomever they were typed, and beside those of a link. */
export function countKept(kept: KeptValues): number {
  const sheets = [...Object.values(sheetsOf(kept)), ...Object.values(kept.aside ?? {}).flat()]
  return sheets.reduce((count, values) => count + countFilled({ values }), 0)
}

/** What is kept of it for the clients that are meant alone, nobody being ''; null where that is nothing. */
export function keptOf(kept: KeptValues, isMeant: (owner: string) => boolean): KeptValues | null {
  const sheets = Object.entries(sheetsOf(kept)).filter(([owner]) => isMeant(owner))
  const lists = Object.entries(kept.aside ?? {}).filter(([owner]) => isMeant(owner))
  const aside = lists.length > 0 ? Object.fromEntries(lists) : undefined
  if (!aside && sheets.length === 0) return null
  if (isMeant(kept.owner ?? '')) return withSheets({ ...kept, aside }, Object.fromEntries(sheets))
  const owner = sheets[0]?.[0] || undefined
  const client = storedProfiles.get().find(({ id }) => id === owner)?.name
  const facts = { filled: undefined, client }
  return withSheets({ ...kept, ...facts, owner, aside }, Object.fromEntries(sheets))
}

/** Forgets what was typed into prompts for a client; gives how many values, and what puts them back. */
export function forgetClient(id: string): { count: number; putBack: () => boolean } {
  const held = listKeptValues().filter((kept) => id in { ...sheetsOf(kept), ...kept.aside })
  const theirs = held.flatMap((kept) => keptOf(kept, (owner) => owner === id) ?? [])
  return {
    count: theirs.reduce((count, kept) => count + countKept(kept), 0),
    putBack: forgetSheets(held, (owner) => owner === id).putBack,
  }
}

/** Forgets what was typed into these prompts for the clients that are meant alone; gives what puts it back. */
export function forgetSheets(
  held: KeptValues[],
  isMeant: (owner: string) => boolean,
): { isForgotten: boolean; putBack: () => boolean } {
  const rests = held.map((kept) => {
    const rest = keptOf(kept, (owner) => !isMeant(owner))
    return rest && countKept(rest) > 0 ? rest : null
  })
  return {
    isForgotten: held.every(({ slug }, index) => {
      const rest = rests[index]
      return rest ? storeKept(rest) : forgetValues(slug)
    }),
    putBack: () => held.every((kept, index) => keepAgain(kept, rests[index] ?? null)),
  }
}

/**
 * Keeps again what was kept of a prompt before, beside what has been typed since: `after` is what was left of
 * it then. False when the browser refuses to.
 */
export function keepAgain(before: KeptValues, after: KeptValues | null): boolean {
  const now = keptValues(before.slug)
  if (!now || JSON.stringify(now) === JSON.stringify(after)) return storeKept(before)
  const sheets = sheetsOf(before)
  const left = sheetsOf(after)
  for (const [owner, values] of Object.entries(sheetsOf(now))) {
    const typed = Object.entries(values).filter(([key, value]) => value !== left[owner]?.[key])
    sheets[owner] = { ...sheets[owner], ...Object.fromEntries(typed) }
  }
  const aside = before.aside || now.aside ? { ...before.aside, ...now.aside } : undefined
  return storeKept(withSheets({ ...now, filled: undefined, aside }, sheets))
}
