import { createFileRoute, Outlet } from '@tanstack/react-router'

import { countOf } from '#shared/plural.ts'

import { RouteAnnouncer } from '../layout/route-announcer.tsx'
import { SiteFooter } from '../layout/site-footer.tsx'
import { SiteHeader } from '../layout/site-header.tsx'
import { SkipLink } from '../layout/skip-link.tsx'
import { useSite } from '../site.ts'

export const Route = createFileRoute('/_site')({
  // Every page has the frame: apart, it would only arrive later.
  codeSplitGroupings: [],
  component: SiteFrame,
})

/** The public frame: top bar, page, footer. */
function SiteFrame() {
  const site = useSite()
  const { site_name, identity, claims, footer_live_counts, promptCount, gptCount } = site
  return (
    <>
      <SkipLink />
      <SiteHeader siteName={site_name} />
      <main id="contenu" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter
        siteName={site_name}
        identity={identity}
        promptCount={
          footer_live_counts
            ? countOf(promptCount, 'prompt', 'prompts')
            : `${claims.footer_prompts} prompts`
        }
        hasAds={site.ad_publisher !== undefined}
        gptCount={
          footer_live_counts ? countOf(gptCount, 'GPT', 'GPT') : `${claims.footer_gpts} GPT`
        }
      />
      <RouteAnnouncer />
    </>
  )
}
