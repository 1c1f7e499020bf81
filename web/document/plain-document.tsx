import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { BootScript } from './boot-script.tsx'
import { messagePage } from './message-page.ts'

import stylesUrl from '#web/styles/public.css?url'

/** A page without code and without the site's frame, for when neither can be counted on. */
export function plainDocument({
  head,
  children,
}: {
  head: ReactNode
  children: ReactNode
}): string {
  const markup = renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        {head}
        <link rel="stylesheet" href={stylesUrl} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <BootScript client={undefined} />
      </head>
      <body>
        <main className={messagePage.frame}>
          <div>{children}</div>
        </main>
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}
