import { renderToStaticMarkup } from 'react-dom/server'

import { BootScript } from './boot-script.tsx'
import { buttonClass } from './ui/button.tsx'

import notFoundUrl from './not-found.css?url'
import stylesUrl from './styles.css?url'

type Maintenance = { siteName: string; path: string }

/** What visitors see at every address while the site is in maintenance (D57): a page without code. */
export function renderMaintenance({ siteName, path }: Maintenance): string {
  const markup = renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`Maintenance en cours | ${siteName}`}</title>
        <link rel="stylesheet" href={stylesUrl} />
        <link rel="stylesheet" href={notFoundUrl} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <BootScript client={undefined} />
      </head>
      <body>
        <main className="wrap fantome">
          <div>
            <p className="lead">{siteName}</p>
            <h1>Le site est en maintenance</h1>
            <p className="lead">
              Nous travaillons sur le catalogue. Il sera de nouveau ouvert dans quelques minutes,
              avec tous ses prompts et ses GPT à la même adresse.
            </p>
            <div className="acts">
              <a className={buttonClass({ variant: 'ink' })} href={path}>
                Réessayer
              </a>
            </div>
          </div>
        </main>
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}
