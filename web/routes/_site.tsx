import { createFileRoute, Outlet, useMatch } from '@tanstack/react-router'
import { useMemo } from 'react'

import { frameTexts } from '#shared/site/texts/frame-texts.ts'
import { typeset } from '#shared/text/typography.ts'
import { RouteAnnouncer } from '#web/document/route-announcer.tsx'
import { CopySkipLink, SkipLink } from '#web/document/skip-link.tsx'
import { FrameError } from '#web/frame/route-error.tsx'
import { SiteFooter } from '#web/frame/site-footer.tsx'
import { SiteHeader } from '#web/frame/site-header.tsx'
import { CategoryLooks } from '#web/items/categories/category-looks.ts'
import { useSite, useTexts } from '#web/loading/site.ts'

export const Route = createFileRoute('/_site')({
  // Every page has the frame: apart, it would only arrive later.
  codeSplitGroupings: [],
  component: SiteFrame,
  errorComponent: FrameError,
})

/** The public frame: top bar, page, footer. */
function SiteFrame() {
  const site = useSite()
  const { subject_short } = useTexts(frameTexts)
  const isPrompt = useMatch({
    from: '/_site/prompt/$slug',
    shouldThrow: false,
    select: ({ status }) => status === 'success',
  })
  const looks = useMemo(() => new Map(site.looks.map((look) => [look.name, look])), [site.looks])
  const { site_name, identity, footerCounts } = site
  return (
    <CategoryLooks value={looks}>
      <SkipLink />
      {isPrompt ? <CopySkipLink /> : null}
      <SiteHeader siteName={site_name} />
      <main id="contenu" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter
        siteName={site_name}
        subject={typeset(subject_short)}
        identity={identity}
        promptCount={footerCounts.prompts}
        hasAds={site.ad_publisher !== undefined}
        gptCount={footerCounts.gpts}
      />
      <RouteAnnouncer />
    </CategoryLooks>
  )
}
