/** Runs one call at a time for each key. A call is ignored while the one before it is under way. */
export function createSingleCalls() {
  const running = new Set<string>()
  return {
    run(key: string, call: () => Promise<unknown>): void {
      if (running.has(key)) return
      running.add(key)
      const end = () => void running.delete(key)
      // The call reports its own failure.
      call().then(end, end)
    },
  }
}
