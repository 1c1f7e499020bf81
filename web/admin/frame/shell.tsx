import { renderToStaticMarkup } from 'react-dom/server'

import { signInPath } from '#shared/addresses/admin-screens.ts'
import { LonePage } from '#web/admin/controls/lone-page.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { BootScript } from '#web/document/boot-script.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** Why a visitor gets no administration: not for this account, or nothing at this address. */
export type AdminRefusal = 'forbidden' | 'not-found'

const entry = import.meta.env.DEV ? '/web/entry-admin.tsx' : '/assets/entry-admin.js'
/** The stylesheet of the administration. */
export const adminStyle = import.meta.env.DEV ? '/web/admin/admin.css' : '/assets/entry-admin.css'

const refusals = {
  forbidden: {
    title: 'Accès refusé',
    text: 'Accès non autorisé - Seuls les administrateurs peuvent accéder à cette interface',
  },
  'not-found': { title: 'Page introuvable', text: 'Cette page de l’administration n’existe pas.' },
}

/**
 * The document of every page of the administration: its code and a spinner, the same for all, without
 * any data. A refusal is a page without code.
 */
export function renderAdminShell(refusal: AdminRefusal | null): string {
  const markup = renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{refusal ? refusals[refusal].title : 'Administration'}</title>
        <link rel="stylesheet" href={adminStyle} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <BootScript client={refusal ? undefined : entry} />
      </head>
      <body>
        <div id="administration">
          {refusal ? (
            <Refusal refusal={refusal} />
          ) : (
            <Spinner label="Chargement de l’administration..." isAlone />
          )}
        </div>
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}

function Refusal({ refusal }: { refusal: AdminRefusal }) {
  const { title, text } = refusals[refusal]
  return (
    <LonePage>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="notice-acts">
        <a className={buttonClass({ variant: 'ink' })} href="/">
          Retour au site
        </a>
        {refusal === 'forbidden' ? (
          <a className={buttonClass()} href={signInPath}>
            Se connecter avec un autre compte
          </a>
        ) : null}
      </p>
    </LonePage>
  )
}
