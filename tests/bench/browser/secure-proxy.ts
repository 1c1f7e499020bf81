import { request as askPlain } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { createGzip } from 'node:zlib'

import { generate } from 'selfsigned'

/** A server that speaks as the platform does to visitors: HTTP/2, encrypted, texts compressed. */
export type SecureProxy = { url: string; stop: () => Promise<void> }

/** What belongs to one connection, and not to what is passed on. */
const ownHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/** What the platform compresses on its way to whoever takes it so. */
const textType =
  /^(?:text\/|application\/(?:javascript|json|ld\+json|manifest\+json|xml)|image\/svg)/

/**
 * Stands between a browser and a local site, which speaks HTTP/1.1: there every file that is asked
 * beside another takes a connection of its own, which no visitor of the platform waits for.
 */
export async function openSecureProxy(port: number, siteUrl: string): Promise<SecureProxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const server = createSecureServer({ key, cert, allowHTTP1: false }, (asked, answer) =>
    passOn(asked, answer, siteUrl),
  )
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => sessions.add(session))
  return {
    url: `https://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy()
        server.close(() => resolve())
      }),
  }
}

function passOn(asked: Http2ServerRequest, answer: Http2ServerResponse, siteUrl: string): void {
  const headers = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'))
  const passed = askPlain(new URL(asked.url, siteUrl), {
    method: asked.method,
    headers: Object.fromEntries(headers),
  })
  passed.on('response', (response) => {
    const isCompressed =
      asked.headers['accept-encoding']?.includes('gzip') === true &&
      response.headers['content-encoding'] === undefined &&
      textType.test(response.headers['content-type'] ?? '')
    const kept = Object.entries(response.headers).filter(
      ([name]) => !ownHeaders.has(name) && !(isCompressed && name === 'content-length'),
    )
    answer.writeHead(response.statusCode ?? 502, {
      ...Object.fromEntries(kept),
      ...(isCompressed && { 'content-encoding': 'gzip' }),
    })
    if (isCompressed) response.pipe(createGzip()).pipe(answer)
    else response.pipe(answer)
  })
  passed.on('error', () => answer.writeHead(502).end())
  asked.pipe(passed)
}
