import { z } from 'zod'

import type { Config } from '../config.ts'
import { logUnexpected } from '../http/error-response.ts'
import { type PageCopy, restoreCopy } from './page-copy.ts'

const timeoutMs = 1000
const detailsSchema = z.object({
  status: z.number(),
  version: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
})

/** The last good copies of the whole site, in an object that every data centre can ask. */
export function createSnapshotCopies(
  { PAGE_SNAPSHOT }: Pick<Config, 'PAGE_SNAPSHOT'>,
  buildId: string,
) {
  const ask = (parameters: Record<string, string>, init: RequestInit) =>
    PAGE_SNAPSHOT.getByName('pages').fetch(
      `https://snapshot/?${new URLSearchParams(parameters).toString()}`,
      { ...init, signal: AbortSignal.timeout(timeoutMs) },
    )
  const keyOf = (address: string) => `${buildId} ${address}`
  return {
    /** The copy, unless something was withdrawn from the site after it was made. */
    async get(address: string): Promise<PageCopy | undefined> {
      try {
        const stored = await ask({ address: keyOf(address) }, { method: 'GET' })
        if (!stored.ok || !stored.body) return undefined
        const { status, version, headers } = detailsSchema.parse(
          JSON.parse(decodeURIComponent(stored.headers.get('x-details') ?? '')),
        )
        if (version < Number(stored.headers.get('x-withdrawn'))) return undefined
        const unzipped = stored.body.pipeThrough(new DecompressionStream('gzip'))
        return restoreCopy({
          status,
          version,
          freshUntil: 0,
          validUntil: 0,
          body: await new Response(unzipped).arrayBuffer(),
          headers,
        })
      } catch (error) {
        logUnexpected(error, 'page snapshot')
        return undefined
      }
    },
    async put(
      address: string,
      { status, version, headers, body }: PageCopy,
      withdrawn: number,
    ): Promise<void> {
      const zipped = new Response(body).body?.pipeThrough(new CompressionStream('gzip'))
      await ask(
        {
          address: keyOf(address),
          withdrawn: String(withdrawn),
          details: JSON.stringify({ status, version, headers }),
        },
        { method: 'PUT', body: await new Response(zipped).arrayBuffer() },
      )
    },
    /** Something was taken from the site: older copies may not be shown again. */
    async noteWithdrawn(withdrawn: number): Promise<void> {
      await ask({ withdrawn: String(withdrawn) }, { method: 'PUT' })
    },
  }
}

export type SnapshotCopies = ReturnType<typeof createSnapshotCopies>
