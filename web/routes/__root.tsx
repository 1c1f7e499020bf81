import { createRootRouteWithContext, HeadContent } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { BootScript } from '../boot-script.tsx'
import besleyUrl from '../fonts/besley-french.woff2?url'
import { MachineLinks } from '../layout/machine-links.tsx'
import type { PageContext } from '../page-context.ts'
import { FrameError } from '../route-error.tsx'
import { loadSite } from '../site.ts'

import stylesUrl from '../styles.css?url'

/** As long as the specification lets category counts stand (R229). */
const siteFreshMs = 60_000
const clientEntry = import.meta.env.DEV ? '/web/entry-client.tsx' : '/assets/entry-client.js'

export const Route = createRootRouteWithContext<PageContext>()({
  staleTime: siteFreshMs,
  loader: ({ context }) => loadSite(context),
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
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
