import { runInForeground, type Stop } from '#drizzle/local/foreground.ts'
import { printError } from '#drizzle/local/terminal/output.ts'

export type Ending = {
  /** What is to be done when the command ends, be it by Ctrl-C; the last comes first. */
  onEnd: (stop: Stop) => void
  /** Ctrl-C was pressed, or the system asks the command to end. */
  signal: AbortSignal
}

/** As a shell counts what Ctrl-C ended. */
const interrupted = 130

/** Runs a command that ends by itself, and cleanly when it is asked to end before. */
export async function runInterruptible(
  body: (ending: Ending) => Promise<void>,
  whenInterrupted: () => string,
): Promise<never> {
  return runInForeground(async (addStop) => {
    const asked = new AbortController()
    let isOver = false
    addStop(async () => {
      if (isOver) return
      printError(whenInterrupted())
      process.exitCode = interrupted
    })
    const onEnd = (stop: Stop) =>
      addStop(async () => {
        if (!isOver) asked.abort()
        await stop()
      })
    try {
      await body({ onEnd, signal: asked.signal })
    } finally {
      // What it was asked to leave half-way ends too, and is not over.
      isOver = !asked.signal.aborted
    }
  })
}
