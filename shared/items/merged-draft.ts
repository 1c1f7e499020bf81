/** Whether two drafts, or two fields of them, hold the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether every field of two drafts holds the same. */
export const holdsSame = (one: object, other: object): boolean => {
  const others = new Map(Object.entries(other))
  return Object.entries(one).every(([name, value]) => isSame(value, others.get(name)))
}

/**
 * A draft with the changes that lead from one draft to another; null where it holds something else
 * already in a field that they change.
 */
export function withChanges<Draft extends Record<string, unknown>>(
  draft: Draft,
  { from, to }: { from: Draft; to: Draft },
): Draft | null {
  const changed = Object.keys(to).filter((name) => !isSame(from[name], to[name]))
  const isFree = (name: string) => isSame(draft[name], from[name]) || isSame(draft[name], to[name])
  if (!changed.every(isFree)) return null
  return { ...draft, ...Object.fromEntries(changed.map((name) => [name, to[name]])) }
}
