import { createRootRouteWithContext, HeadContent } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { BootScript } from '#web/document/boot-script.tsx'
import { MachineLinks } from '#web/document/machine-links.tsx'
import besleyUrl from '#web/fonts/besley-french.woff2?url'
import { FrameError } from '#web/frame/route-error.tsx'
import { absentPageHead } from '#web/head/head.ts'
import type { PageContext } from '#web/loading/page-context.ts'
import { isSiteStale, loadSite } from '#web/loading/site.ts'

import stylesUrl from '#web/styles/public.css?url'

const clientEntry = import.meta.env.DEV ? '/web/entry-client.tsx' : '/assets/entry-client.js'

export const Route = createRootRouteWithContext<PageContext>()({
  loader: ({ context }) => loadSite(context),
  shouldReload: ({ context }) => isSiteStale(context),
  // Where a pointer rests, the page is fetched ahead, and the frame it already has is not.
  preload: false,
  head: ({ match, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      // Where the site itself could not be loaded, no page below says anything of itself.
      ...(match.status === 'error' ? absentPageHead(matches).meta : []),
    ],
    links: [
      { rel: 'preload', href: besleyUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'stylesheet', href: stylesUrl },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
  }),
  shellComponent: RootDocument,
  errorComponent: FrameError,
})

function RootDocument({ children }: { children: ReactNode }) {
  return (
    // The boot script sets an attribute here before React arrives.
    <html lang="fr" suppressHydrationWarning>
      <head>
        <HeadContent />
        {import.meta.env.SSR ? <MachineLinks /> : null}
        <BootScript client={clientEntry} />
      </head>
      {/* What is stuck to the bottom stays in reach where the script did not arrive. */}
      <body className="client-failed:flex client-failed:flex-col">{children}</body>
    </html>
  )
}
