import type { Api } from './trpc.ts'

/** What every route receives, on the server and in the browser alike. */
export type PageContext = {
  api: Api
  /** Root of every canonical address, from the server's configuration. */
  siteOrigin: string
  /** True for an administrator's view of an item that may not be public: the page is not brought to life. */
  isPreview: boolean
  /** True on the server and until the browser has hydrated: the page must come whole. */
  mustBeComplete: () => boolean
}
