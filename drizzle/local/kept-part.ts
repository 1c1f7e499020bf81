import { SetupError } from './setup-error.ts'

/** A program that serves. */
export type Part = {
  /** Resolves when it has ended, asked or not. */
  ended: Promise<number>
  /** How it ended, for one line. */
  lastWords: () => string
  stop: () => Promise<void>
}

type KeptPart = {
  /** Rejects, in one sentence, when it dies too often to be started once more. */
  lost: Promise<never>
  stop: () => Promise<void>
}

type Keeping = {
  /** «The libSQL server (sqld)» */
  name: string
  /** Starts it where it was; a failure counts as a death. */
  restart: () => Promise<Part>
  say: (line: string) => void
}

const maxDeaths = 10
const withinMs = 600_000
const firstPauseMs = 100
const longestPauseMs = 4000

/**
 * Starts a part again whenever it dies unasked, with its reason in one line, after pauses that double.
 * What dies ten times in ten minutes is not helped by that.
 */
export function keepRunning(first: Part, { name, restart, say }: Keeping): KeptPart {
  const { promise: lost, reject } = Promise.withResolvers<never>()
  let isStopping = false
  let current = Promise.resolve(first)
  let deaths: number[] = []

  const keep = async (): Promise<void> => {
    const lastWords = await current.then(untilDead, String)
    if (isStopping) return
    const now = Date.now()
    deaths = [...deaths.filter((at) => now - at < withinMs), now]
    if (deaths.length === maxDeaths) {
      throw new SetupError(
        `${name} died ${maxDeaths} times within ten minutes and is not started again: ${lastWords}`,
      )
    }
    say(`${name} died and is started again: ${lastWords}`)
    await pause(deaths.length)
    await again()
  }
  const again = async (): Promise<void> => {
    if (isStopping) return
    current = restart()
    await keep()
  }
  keep().catch(reject)

  return {
    lost,
    stop: async () => {
      isStopping = true
      const started = await current.catch(() => undefined)
      await started?.stop()
    },
  }
}

function pause(deaths: number): Promise<void> {
  const ms = Math.min(longestPauseMs, firstPauseMs * 2 ** (deaths - 1))
  return new Promise((resume) => setTimeout(resume, ms))
}

async function untilDead(part: Part): Promise<string> {
  await part.ended
  return part.lastWords()
}
