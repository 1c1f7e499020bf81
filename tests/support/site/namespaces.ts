import { type Client, createClient } from '@libsql/client/web'

type Server = { url: string; adminUrl: string }

/** The migrated, empty database that the databases of tests are copied from. */
export const templateNamespace = 'template'

/** Creates an empty database on a server started with namespaces. */
export function createNamespace(server: Server, name: string): Promise<void> {
  return askAdmin('POST', `${server.adminUrl}/v1/namespaces/${name}/create`)
}

/** Creates a database that begins as a copy of another. */
export function copyNamespace(server: Server, from: string, name: string): Promise<void> {
  return askAdmin('POST', `${server.adminUrl}/v1/namespaces/${from}/fork/${name}`)
}

/**
 * Takes a database away. A file that the server writes at that moment keeps its folder, which goes with
 * the folder of the server: the test is over, and no other knows the name.
 */
export async function removeNamespace(server: Server, name: string): Promise<void> {
  try {
    await askAdmin('DELETE', `${server.adminUrl}/v1/namespaces/${name}`)
  } catch (error) {
    const isLeftToServer =
      error instanceof Error && /Directory not empty|No such file or directory/.test(error.message)
    if (!isLeftToServer) throw error
  }
}

/** A client of one database of the server, with the number mode of the Worker's own. */
export function namespaceClient({ url }: Pick<Server, 'url'>, name: string): Client {
  return createClient({
    url,
    intMode: 'number',
    concurrency: Number.POSITIVE_INFINITY,
    fetch: namespaceFetch(name),
  })
}

/** Sends requests to one database of the server. */
export function namespaceFetch(name: string): (request: Request) => Promise<Response> {
  const header = namespaceHeader(name)
  return (request) => {
    // A name in the host would need a resolver that knows it; sqld reads this header first.
    request.headers.set(...header)
    // As the Worker asks: the server takes ten times as long to compress a reply as it takes to carry it.
    request.headers.set('accept-encoding', 'identity')
    return fetch(request)
  }
}

/** The header of a request that is meant for one database of the server: its name and its value. */
export function namespaceHeader(name: string): [name: string, value: string] {
  return ['x-namespace-bin', Buffer.from(name).toString('base64').replace(/=+$/, '')]
}

async function askAdmin(method: 'POST' | 'DELETE', url: string): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (!response.ok) {
    throw new Error(`sqld answered ${response.status} to ${url}: ${await response.text()}`)
  }
}
