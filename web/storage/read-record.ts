/** The properties of stored data, none if it is not an object. */
export const asRecord = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? { ...data } : {}

/** The latest time that a `Date` can hold, in milliseconds. */
const latestTime = 8.64e15

/** A time in milliseconds, at most the latest valid date: an imported file may hold any number. Null for no number. */
export const parseTimestamp = (data: unknown): number | null =>
  typeof data === 'number' ? Math.min(data, latestTime) : null
