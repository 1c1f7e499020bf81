import { rootRouteId, useLoaderData } from '@tanstack/react-router'

import type { PageContext } from './page-context.ts'
import type { ApiOutputs } from './trpc.ts'

/** What every page may show: settings, identity, counts, and the stored metadata of fixed pages. */
export type Site = ApiOutputs['catalogue']['site'] & Pick<PageContext, 'siteOrigin'>

export async function loadSite({ api, siteOrigin }: PageContext): Promise<Site> {
  return { ...(await api.catalogue.site.query()), siteOrigin }
}

export function useSite(): Site {
  return useLoaderData({ from: rootRouteId })
}
