import { runCommand } from './setup-error.ts'
import { untilAskedToStop } from './stop-request.ts'

export type Stop = () => Promise<void>

/**
 * Runs a command that stays until it is asked to end. What it started is stopped, the last first, whether
 * the start went through or not.
 */
export async function runInForeground(
  start: (onEnd: (stop: Stop) => void) => Promise<void>,
): Promise<never> {
  const stops: Stop[] = []
  await runCommand(async () => {
    const stopRequest = untilAskedToStop()
    try {
      await Promise.race([start((stop) => stops.push(stop)), stopRequest])
    } finally {
      for (const stop of stops.toReversed()) {
        // The site goes before the database it reads.
        await stop()
      }
    }
  })
  process.exit()
}
