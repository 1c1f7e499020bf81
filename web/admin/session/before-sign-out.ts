const works = new Set<() => Promise<unknown>>()

/** What must reach the server while the session lasts, as what was typed a moment ago. */
export const beforeSignOut = {
  /** Adds one, until the function it returns is called. */
  add: (work: () => Promise<unknown>) => {
    works.add(work)
    return () => void works.delete(work)
  },
  /** Whether there is any: somebody is at work on something. */
  isAny: () => works.size > 0,
  /** Does them all, whatever comes of them. */
  run: () => Promise.allSettled([...works].map((work) => work())),
}
