import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

export type HttpRequest = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string | undefined
}

export type HttpAnswer = { status: number; headers: IncomingHttpHeaders; ms: number }

const timeoutMs = 30_000

/** Sends a request on a connection of the agent. Resolves with the last byte of the answer. */
export function send(
  agent: Agent,
  origin: string,
  { method, path, headers = {}, body }: HttpRequest,
): Promise<HttpAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>()
  const startedAt = performance.now()
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const options = { agent, method, headers: { ...headers, ...length }, timeout: timeoutMs }
  const sent = request(origin + path, options, (response) => {
    response.resume()
    response.once('error', reject)
    response.once('end', () => {
      const { statusCode = 0, headers: answered } = response
      resolve({ status: statusCode, headers: answered, ms: performance.now() - startedAt })
    })
  })
  sent.once('error', reject)
  sent.once('timeout', () => sent.destroy(new Error(`No answer in ${timeoutMs} ms`)))
  sent.end(body)
  return promise
}

/** Headers of a client at an address, as the platform hands them on. */
export const headersOf = (address: string): Record<string, string> => ({
  'cf-connecting-ip': address,
  'user-agent': 'bench',
})

/** Headers by which one of the site's own pages calls a procedure, with the cookie of a session if there is one. */
export const callHeaders = (
  origin: string,
  address: string,
  cookie: string,
): Record<string, string> => ({
  ...headersOf(address),
  'content-type': 'application/json',
  origin,
  'x-app': '1',
  ...(cookie === '' ? {} : { cookie }),
})
