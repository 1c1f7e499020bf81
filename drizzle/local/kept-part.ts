import { SetupError } from './setup-error.ts'

/** A program that serves. */
export type Part = {
  /** Resolves when it has ended, asked or not. */
  ended: Promise<number>
  /** How it ended, for one line. */
  lastWords: () => string
  /** Whether it answers anything at all within some seconds. */
  answers: () => Promise<boolean>
  /** Ends it at once. */
  kill: () => void
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
/** With the start that follows, a part is back within five seconds. */
const longestPauseMs = 1500
const asksEveryMs = 5000
/** What is merely slow answers one of them. */
const maxMissed = 5

/**
 * Starts a part again whenever it dies unasked or hangs, with its reason in one line, after pauses that
 * double. What dies ten times in ten minutes is not helped by that.
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
    await pause(pauseAfter(deaths.length))
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

const pauseAfter = (deaths: number) => Math.min(longestPauseMs, firstPauseMs * 2 ** (deaths - 1))

function pause(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms))
}

/** Resolves with why it ended, which is by us where it hung. */
async function untilDead(part: Part): Promise<string> {
  const state = { isOver: false, isSilent: false }
  const watch = async (missed = 0): Promise<void> => {
    const [isAnswered] = await Promise.all([part.answers(), pause(asksEveryMs)])
    if (state.isOver) return
    if (!isAnswered && missed + 1 === maxMissed) {
      state.isSilent = true
      part.kill()
      return
    }
    await watch(isAnswered ? 0 : missed + 1)
  }
  void watch()
  await part.ended
  state.isOver = true
  const silence = `no answer for ${(maxMissed * asksEveryMs) / 1000} s`
  return state.isSilent ? silence : part.lastWords()
}
