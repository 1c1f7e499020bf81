import { createRootRouteWithContext, HeadContent } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { BootScript } from '../boot-script.tsx'
import besleyUrl from '../fonts/besley-french.woff2?url'
import { absentPageHead } from '../head.ts'
import { MachineLinks } from '../layout/machine-links.tsx'
import type { PageContext } from '../page-context.ts'
import { FrameError } from '../route-error.tsx'
import { isSiteStale, loadSite } from '../site.ts'

import stylesUrl from '../styles.css?url'

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
      <body>{children}</body>
    </html>
  )
}
