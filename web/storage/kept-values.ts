import { isFilled, type PromptValues } from '#shared/variables/prompt-values.ts'

import { asRecord, parseTimestamp } from './read-record.ts'
import { removeAndNotify, removeStored, storedChanges, storedSlugs } from './stored-changes.ts'
import { createStoredValue } from './stored-value.ts'

/** What somebody typed into a prompt, as this browser keeps it. */
export type KeptValues = {
  slug: string
  titre: string
  /** How many variables the prompt has. */
  total: number
  /** What was typed last, for whom it was. */
  values: PromptValues
  /** The id of the client it was typed for; absent for nobody's. */
  owner?: string | undefined
  /** What was typed for others, by their id; nobody's under ''. */
  others?: Record<string, PromptValues> | undefined
  /** What was typed before a link took its place, the last one last, by the id of the client as well. */
  aside?: Record<string, PromptValues[]> | undefined
  /** When it was typed last, in milliseconds. */
  at: number
} & Partial<Record<keyof KeptFacts, unknown>>

/** What is kept beside the values for whoever lists them, who reads it as it stands there. */
type KeptFacts = {
  /** How many variables were filled, by the client's profile too. */
  filled: number
  /** The prompt's first category. */
  category: string
  /** The client whose profile was used. */
  client?: string | undefined
}

/** What was changed of the values of a prompt; undefined for what is gone. */
export type ChangedValues = Readonly<Record<string, string | undefined>>

/** Prefix of the storage keys. */
export const keptPrefix = 'saisie-v1:'
const keptDays = 90
const dayMs = 86_400_000
/** More than anybody has begun; the oldest go first. */
export const maxKept = 60

const keyOf = (slug: string) => keptPrefix + slug
const storedOf = (slug: string) => createStoredValue(keyOf(slug), (data) => readKept(slug, data))

/** What is kept for a prompt, or null; what is older than 90 days counts as gone. */
export function keptValues(slug: string): KeptValues | null {
  const kept = storedOf(slug).get()
  return kept && isFresh(kept) ? kept : null
}

/** Whether it is kept still: what is older is gone. */
export const isFresh = ({ at }: Pick<KeptValues, 'at'>): boolean =>
  Date.now() - at < keptDays * dayMs

/** What is kept of a prompt for a client. */
export const keptFor = (slug: string, owner: string | undefined): PromptValues =>
  sheetFor(keptValues(slug), owner)

/**
 * What of it is a client's: what was typed for them alone, or else what was typed for nobody. Nothing that
 * was typed for another.
 */
export function sheetFor(kept: KeptValues | null, owner: string | undefined): PromptValues {
  const sheets = sheetsOf(kept)
  return sheets[owner ?? ''] ?? sheets[''] ?? {}
}

/** What is kept aside of it for the values of a link, the last one last. */
export const keptAside = (slug: string, owner: string | undefined): PromptValues[] =>
  keptValues(slug)?.aside?.[owner ?? ''] ?? noneAside

const noneAside: PromptValues[] = []

/** Everything that was typed into a prompt, by the id of the client; nobody's under ''. */
export const sheetsOf = (kept: KeptValues | null): Record<string, PromptValues> =>
  kept ? { ...kept.others, [kept.owner ?? '']: kept.values } : {}

/** The same with other sheets. */
export function withSheets(kept: KeptValues, sheets: Record<string, PromptValues>): KeptValues {
  const { [kept.owner ?? '']: values = {}, ...others } = sheets
  return { ...kept, values, others: Object.keys(others).length > 0 ? others : undefined }
}

/** Everything that is kept, what was typed last first; forgets what is too old. */
export function listKeptValues(): KeptValues[] {
  const slugs = storedSlugs(keptPrefix)
  const kept = slugs.flatMap((slug) => keptValues(slug) ?? [])
  const fresh = new Set(kept.map(({ slug }) => slug))
  for (const slug of slugs) if (!fresh.has(slug)) removeStored(keyOf(slug))
  return kept.toSorted((a, b) => b.at - a.at)
}

/** How many of its variables are filled. */
export const countFilled = ({ values }: Pick<KeptValues, 'values'>): number =>
  Object.values(values).filter(isFilled).length

/**
 * Keeps what was changed of what a prompt is filled with for a client, beside what another tab may have
 * kept meanwhile, and what is aside of it; nothing where no value is left. False when the browser refuses to.
 */
export function keepValues(
  prompt: Pick<KeptValues, 'slug' | 'titre' | 'total' | 'owner'> & KeptFacts,
  changed: ChangedValues,
  ownAside: PromptValues[] = [],
): boolean {
  const { slug, owner } = prompt
  const before = keptValues(slug)
  const values = textsOf({ ...keptFor(slug, owner), ...changed })
  const sheets = { ...sheetsOf(before), [owner ?? '']: values }
  const aside = filledOf({ ...before?.aside, [owner ?? '']: ownAside })
  const texts = Object.values(sheets).flatMap((sheet) => Object.values(sheet))
  if (!aside && texts.every((text) => text === '')) return forgetValues(slug)
  if (!before) makeRoom()
  return storedOf(slug).set(withSheets({ ...prompt, values, aside, at: Date.now() }, sheets))
}

/** Those lists that hold something; undefined for none. */
function filledOf(
  lists: Record<string, PromptValues[]>,
): Record<string, PromptValues[]> | undefined {
  const filled = Object.entries(lists).filter(([, list]) => list.length > 0)
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

/** Keeps a prompt's values as they are, whatever was kept before. */
export const storeKept = (kept: KeptValues): boolean => storedOf(kept.slug).set(kept)

/** Removes the stored values of a prompt. False if the browser refuses. */
export const forgetValues = (slug: string): boolean => removeAndNotify(keyOf(slug))

/** Whether the browser has a place to keep anything at all: some private windows have none. */
export const canKeep = (): boolean => removeStored(keptPrefix)

/** Listens for what this or another tab keeps for a prompt. */
export const keptChanges = (slug: string) => storedChanges(keyOf(slug))

function makeRoom(): void {
  for (const { slug } of listKeptValues().slice(maxKept - 1)) forgetValues(slug)
}

/** Makes the best of whatever is stored: what is no text is left out. */
export function readKept(slug: string, data: unknown): KeptValues | null {
  const record = asRecord(data)
  const { titre, total, values, owner, others, aside } = record
  const at = parseTimestamp(record['at'])
  if (typeof titre !== 'string' || typeof total !== 'number' || at === null) return null
  const sheets = Object.entries(asRecord(others)).map(([id, sheet]) => [id, textsOf(sheet)])
  return {
    ...record,
    slug,
    titre,
    total,
    values: textsOf(values),
    owner: typeof owner === 'string' ? owner : undefined,
    others: sheets.length > 0 ? Object.fromEntries(sheets) : undefined,
    aside: filledOf(
      Object.fromEntries(
        Object.entries(asRecord(aside)).map(([id, lists]) => [
          id,
          Array.isArray(lists) ? lists.map(textsOf) : [],
        ]),
      ),
    ),
    at,
  }
}

const textsOf = (data: unknown): PromptValues =>
  Object.fromEntries(
    Object.entries(asRecord(data)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
