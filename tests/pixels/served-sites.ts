import { z } from 'zod'

import { originOf, type SiteName } from './sites.ts'

const servedSiteSchema = z.object({
  port: z.number(),
  dataFolder: z.string(),
  /** The id of an administrator. */
  account: z.string(),
})
const servedSitesSchema = z.record(z.string(), servedSiteSchema)

export type ServedSite = z.infer<typeof servedSiteSchema>
export type ServedSites = z.infer<typeof servedSitesSchema>

/** The sites that serve this run. */
export const readServedSites = (): ServedSites =>
  servedSitesSchema.parse(JSON.parse(process.env.PIXELS_SITES ?? '{}'))

/** The rules by which the browser finds the sites at their addresses. */
export const resolverRules = (sites: ServedSites): string =>
  Object.entries(sites)
    .map(([name, { port }]) => {
      const { host } = new URL(originOf(name as SiteName))
      return `MAP ${host} localhost:${port}`
    })
    .join(', ')
