import { keepRunning } from './kept-part.ts'
import { type LocalServer, startLocalServer } from './local-server.ts'

export type KeptServer = Omit<LocalServer, 'adminUrl'> & { lost: Promise<never> }

/** Starts the server, and again on its port whenever it dies unasked: the site finds it where it was. */
export async function keepLocalServer(
  dataFolder: string,
  say: (line: string) => void,
): Promise<KeptServer> {
  const first = await startLocalServer(dataFolder)
  const { url, authToken, readToken } = first
  const port = Number(new URL(url).port)
  const { lost, stop } = keepRunning(first, {
    name: 'The libSQL server (sqld)',
    restart: () => startLocalServer(dataFolder, { port }),
    say,
  })
  return { url, authToken, readToken, lost, stop }
}
