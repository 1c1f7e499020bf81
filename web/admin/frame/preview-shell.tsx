import { renderToStaticMarkup } from 'react-dom/server'

import { Spinner } from '#web/admin/controls/spinner.tsx'
import { BootScript } from '#web/document/boot-script.tsx'

import { adminStyle } from './shell.tsx'

const entry = import.meta.env.DEV ? '/web/entry-preview.tsx' : '/assets/preview/entry-preview.js'

/** The document of the live preview: the code of the public pages, without any data. */
export function renderPreviewShell(): string {
  const markup = renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>Aperçu de la saisie</title>
        {/* Of what is shown until the page is there; its editor has loaded it. */}
        <link rel="stylesheet" href={adminStyle} data-waiting="" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <BootScript client={entry} />
      </head>
      <body>
        <div id="apercu">
          <Spinner label="L’aperçu apparaît tant que son éditeur est ouvert." />
        </div>
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}
