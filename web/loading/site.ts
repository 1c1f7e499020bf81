import { rootRouteId, useLoaderData } from '@tanstack/react-router'

import type { SiteTexts } from '#shared/site/texts/site-texts.ts'

import type { PageContext } from './page-context.ts'
import type { Api, ApiOutputs } from './trpc.ts'

/** What every page may show: settings, identity, counts, and the stored metadata of fixed pages. */
export type Site = ApiOutputs['catalogue']['site'] & Pick<PageContext, 'siteOrigin'>

/** As long as the counts of the categories stand. */
const freshMs = 60_000

/** What each tab knows already; a page that the server renders asks by calls of its own. */
const known = new WeakMap<Api, { site: Site; askedAt: number }>()

export async function loadSite({ api, siteOrigin }: PageContext): Promise<Site> {
  try {
    // A page that was kept may be older than this script, and say nothing of how categories look.
    const site: Site = Object.assign({ looks: [] }, await api.catalogue.site.query(), {
      siteOrigin,
    })
    known.set(api, { site, askedAt: Date.now() })
    return site
  } catch (error) {
    // The page that is open loses nothing by what cannot be asked for again.
    const before = known.get(api)
    if (before) return before.site
    throw error
  }
}

/** The router never enters the root again, and so never takes it for stale by itself. */
export function isSiteStale({ api }: PageContext): boolean {
  const { askedAt = 0 } = known.get(api) ?? {}
  return Date.now() - askedAt >= freshMs
}

export function useSite(): Site {
  return useLoaderData({ from: rootRouteId })
}

/** What the site says of its subject in the place of these texts, which a page loads for itself. */
export const useTexts = <Name extends keyof SiteTexts>(
  own: Record<Name, string>,
): Record<Name, string> => Object.assign({}, own, useSite().texts)
