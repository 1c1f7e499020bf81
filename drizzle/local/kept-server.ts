import { type LocalServer, startLocalServer, type StartedServer } from './local-server.ts'
import { SetupError } from './setup-error.ts'

export type KeptServer = Omit<LocalServer, 'adminUrl'> & {
  /** Rejects, in one sentence, when the server dies too often to be started once more. */
  lost: Promise<never>
}

const maxDeaths = 3
const withinMs = 60_000

/**
 * Starts the server, and again on its port whenever it dies unasked: the site finds it where it was. What
 * dies again and again is not helped by that.
 */
export async function keepLocalServer(
  dataFolder: string,
  say: (line: string) => void,
): Promise<KeptServer> {
  const first = await startLocalServer(dataFolder)
  const port = Number(new URL(first.url).port)
  const { promise: lost, reject } = Promise.withResolvers<never>()
  let current = Promise.resolve(first)
  let isStopping = false
  let deaths: number[] = []

  const keep = async (starting: Promise<StartedServer>): Promise<void> => {
    const lastWords = await starting.then(untilDead, String)
    if (isStopping) return
    const now = Date.now()
    deaths = [...deaths.filter((at) => now - at < withinMs), now]
    if (deaths.length === maxDeaths) {
      throw new SetupError(
        `The libSQL server (sqld) died ${maxDeaths} times within a minute and is not started again; its last words: ${lastWords}`,
      )
    }
    say(`The libSQL server (sqld) died; starting it again on port ${port}`)
    current = startLocalServer(dataFolder, { port })
    await keep(current)
  }
  keep(current).catch(reject)

  const { url, authToken, readToken } = first
  return {
    url,
    authToken,
    readToken,
    lost,
    stop: async () => {
      isStopping = true
      const server = await current.catch(() => undefined)
      await server?.stop()
    },
  }
}

async function untilDead(server: StartedServer): Promise<string> {
  await server.ended
  return server.lastWords()
}
