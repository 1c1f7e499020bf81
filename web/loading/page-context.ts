import type { Api } from './trpc.ts'

/** What every route receives, on the server and in the browser alike. */
export type PageContext = {
  api: Api
  /** Root of every canonical address, from the server's configuration. */
  siteOrigin: string
  /** True on the server and until the browser has hydrated: the page must come whole. */
  mustBeComplete: () => boolean
}
