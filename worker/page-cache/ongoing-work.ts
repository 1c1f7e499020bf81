/** More is not remembered: work that is forgotten is done twice. */
const maxOngoing = 1000

/**
 * What the requests of an isolate are at work on, by name. A request that its visitor gave up ends
 * without a word, so work counts as over after `longestMs` too.
 */
export function createOngoingWork(longestMs: number, clock: () => number) {
  const begun = new Map<string, number>()
  return {
    isOngoing: (name: string): boolean =>
      clock() - (begun.get(name) ?? Number.NEGATIVE_INFINITY) < longestMs,
    begin(name: string): void {
      begun.delete(name)
      begun.set(name, clock())
      const [oldest] = begun.keys()
      if (begun.size > maxOngoing && oldest !== undefined) begun.delete(oldest)
    },
    end(name: string): void {
      begun.delete(name)
    },
  }
}
