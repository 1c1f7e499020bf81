import { buttonClass } from '#web/ui/button.tsx'

import { messagePage } from './message-page.ts'
import { plainDocument } from './plain-document.tsx'

type Maintenance = { siteName: string; path: string }

/** What visitors see at every address while the site is in maintenance: a page without code. */
export function renderMaintenance({ siteName, path }: Maintenance): string {
  return plainDocument({
    head: <title>{`Maintenance en cours | ${siteName}`}</title>,
    children: (
      <>
        <p className={messagePage.lead}>{siteName}</p>
        <h1>Le site est en maintenance</h1>
        <p className={messagePage.lead}>
          Nous travaillons sur le catalogue. Revenez un peu plus tard, à la même adresse.
        </p>
        <div className={messagePage.actions}>
          <a className={buttonClass({ variant: 'ink' })} href={path}>
            Réessayer
          </a>
        </div>
      </>
    ),
  })
}
