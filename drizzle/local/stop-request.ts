const parentCheckMs = 1000

/**
 * Resolves when the person or the system asks this process to end. Under npm, the end of npm asks
 * too: a signal sent to npm alone does not always reach what it runs.
 */
export function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve())
    }
    if (process.env.npm_lifecycle_event === undefined) return
    const parent = process.ppid
    const check = setInterval(() => {
      if (process.ppid !== parent) resolve()
    }, parentCheckMs)
    check.unref()
  })
}
