import { type MakeRouteMatchUnion, useLocation, useMatches } from '@tanstack/react-router'

import { useSite } from '#web/loading/site.ts'

import { reportAddress } from './report-address.ts'

/** A letter to the editor that knows which page and which item it is about, with or without script. */
export function ReportLink({ email }: { email: string }) {
  const { siteOrigin } = useSite()
  // Without the fragment: it may hold what a visitor filled in.
  const { pathname, searchStr } = useLocation()
  const title = useMatches({ select: itemTitle })
  const canonical = new URL(pathname, siteOrigin).href
  const address = new URL(pathname + searchStr, siteOrigin).href
  return (
    // Copies of a page are made without parameters that it does not read.
    <a href={reportAddress({ email, canonical, address, title })} suppressHydrationWarning>
      Signaler un problème
    </a>
  )
}

function itemTitle(matches: MakeRouteMatchUnion[]): string | undefined {
  const match = matches.at(-1)
  if (match?.routeId === '/_site/prompt/$slug') return match.loaderData?.prompt.titre
  if (match?.routeId === '/_site/gpt/$slug') return match.loaderData?.gpt.nom
  return undefined
}
