import { pageHead } from '#shared/pages/page-head.ts'
import { fallbackDefault } from '#shared/pages/page-metadata.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import type { Site } from '#web/loading/site.ts'
import { buttonClass } from '#web/ui/button.tsx'

import { messagePage } from './message-page.ts'
import { plainDocument } from './plain-document.tsx'

type Failure = {
  /** What was asked for, to be asked for again. */
  path: string
  /** Undefined where even that could not be loaded. */
  site?: Site | undefined
  /** The id under which the log knows what happened; undefined for a refusal, which is not logged. */
  reference: string | undefined
  /** Why, where it can be said. */
  reason: string | undefined
}

/**
 * The page of a 500, of a 503 and of a 429 without a frame: whole without script and without the site's frame, of which something
 * may be what failed. No client brings it to life, since the browser would fail as the server did, or
 * show another page than the one whose id the log knows.
 */
export function renderFailure({ path, site, reference, reason }: Failure): string {
  const { title, description, keywords, social } = pageHead({
    site,
    metadata: fallbackDefault(site),
    stored: null,
    imageOf: '/',
    isIndexed: false,
  })
  return plainDocument({
    head: (
      <>
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="keywords" content={keywords} />
        {social.map(({ content, ...tag }) => (
          <meta key={tag.property ?? tag.name} {...tag} content={content} />
        ))}
      </>
    ),
    children: (
      <>
        {site ? <p className={messagePage.lead}>{site.site_name}</p> : null}
        <h1>La page n’a pas pu s’afficher</h1>
        <p className={messagePage.lead} role="alert">
          {reason ?? errorMessages.unexpected}
        </p>
        {reference === undefined ? null : (
          <p className={messagePage.note}>Référence&nbsp;: {reference}</p>
        )}
        <div className={messagePage.actions}>
          <a className={buttonClass({ variant: 'ink' })} href={path}>
            Réessayer
          </a>
          <a className={buttonClass()} href="/">
            Retour à l’accueil
          </a>
          <a className={buttonClass({ variant: 'quiet' })} href="/recherche">
            Rechercher
          </a>
        </div>
      </>
    ),
  })
}
