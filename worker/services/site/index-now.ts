import { logUnexpected } from '#worker/runtime/error-log.ts'

/** Tells search engines that pages of the site changed; never fails. */
export type Announce = (paths: string[]) => Promise<void>

/** The protocol's own address, which passes on to every engine that takes part. */
const indexNowAddress = 'https://api.indexnow.org/indexnow'
const timeoutMs = 5000

type Options = { key: string; siteOrigin: string; address?: string }

/** Pings IndexNow once for each call, however many pages changed. */
export const createAnnounce =
  ({ key, siteOrigin, address = indexNowAddress }: Options): Announce =>
  async (paths) => {
    if (paths.length === 0) return
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({
          host: new URL(siteOrigin).host,
          key,
          keyLocation: `${siteOrigin}/${key}.txt`,
          urlList: paths.map((path) => siteOrigin + path),
        }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`IndexNow answered ${response.status}`)
    } catch (error) {
      logUnexpected(error, 'IndexNow')
    }
  }
