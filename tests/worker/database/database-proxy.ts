import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

import { onTestFinished } from 'vitest'

import { createTestNamespace, type TestNamespace } from '#tests/support/database/test-database.ts'
import { namespaceHeader } from '#tests/support/site/namespaces.ts'
import { openDatabase } from '#worker/database/databases.ts'

type Answer = 'pass' | 'hang' | 'refuse'

/** On a machine that others use too, a database may take longer than a visitor of the site would wait. */
const patientMs = 30_000

/**
 * A private database reached as the Worker reaches it, by a server that counts what is asked and
 * can stop answering. `answers` tells what becomes of the next requests, in order, then of all. It is
 * waited for patiently by `open`, and as long as the site waits by `openHurried`.
 */
export async function startDatabaseProxy() {
  const namespace = await createTestNamespace()
  const state = { requests: 0, answers: ['pass'] as Answer[] }

  const server = createServer((incoming, outgoing) => {
    state.requests += 1
    const answer = state.answers.length > 1 ? state.answers.shift() : state.answers[0]
    if (answer === 'pass') forward(incoming, outgoing, namespace)
    else if (answer === 'refuse') outgoing.writeHead(503).end('busy')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })

  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  const url = `http://127.0.0.1:${address.port}`
  const config = { DATABASE_URL: url, DATABASE_AUTH_TOKEN: undefined }
  const open = () => openDatabase(config, { timeoutMs: patientMs })
  const openHurried = () => openDatabase(config)
  return { state, url, open, openHurried }
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { url, name }: TestNamespace,
) {
  const to = new URL(url)
  const [header, value] = namespaceHeader(name)
  const headers = { ...incoming.headers, host: to.host, [header]: value }
  const onward = request(
    { host: to.hostname, port: to.port, path: incoming.url, method: incoming.method, headers },
    (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    },
  )
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
