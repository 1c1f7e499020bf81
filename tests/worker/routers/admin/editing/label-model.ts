import type { Content } from './stored-items.ts'

type Kind = 'tags' | 'categories'
export type Used = Record<Kind, ReadonlySet<string>>

/** What labels became and which tags were deleted, as whoever uses them remembers it. */
export function labelModel() {
  const became = {
    tags: new Map<string, { name: string; entree: string }>(),
    categories: new Map<string, { name: string; entree: string }>(),
  }
  const removed = new Map<string, { at: number; entree: string }>()

  /** The label that there is now in the place of one: itself while anything has it. */
  function present(kind: Kind, name: string, used: ReadonlySet<string>): string {
    let now = name
    const seen = new Set<string>()
    while (!used.has(now) && !seen.has(now)) {
      seen.add(now)
      now = became[kind].get(now)?.name ?? now
    }
    return now
  }

  return {
    became: (kind: Kind, from: string, name: string, entree: string) =>
      became[kind].set(from, { name, entree }),

    removed: (name: string, at: number, entree: string) => removed.set(name, { at, entree }),

    /** A row of the journal was undone. */
    undone(entree: string): void {
      for (const names of [became.tags, became.categories, removed]) {
        for (const [name, change] of names) if (change.entree === entree) names.delete(name)
      }
    },

    /** What was written at a moment as it is read now: none of the tags that were deleted since. */
    readNow: (content: Content, since: number): Content => ({
      ...content,
      tags: content.tags.filter((name) =>
        [name, present('tags', name, new Set())].every(
          (one) => (removed.get(one)?.at ?? -1) < since,
        ),
      ),
    }),

    /** What is stored of what somebody writes now. */
    written(content: Content, used: Used): Content {
      const named = (kind: Kind) => [
        ...new Set(content[kind].map((name) => present(kind, name, used[kind]))),
      ]
      return { ...content, tags: named('tags'), categories: named('categories') }
    },
  }
}

/** Labels with another in the place of one, or none: none twice. */
export const withLabel = (labels: readonly string[], from: string, to: string | null): string[] => [
  ...new Set(labels.flatMap((one) => (one === from ? (to === null ? [] : [to]) : [one]))),
]
