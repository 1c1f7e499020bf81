import { useEffect } from 'react'

import { buttonClass } from '#web/ui/button.tsx'

/** For whoever is signed in and may not open the page, or no page any more. */
export function AccessDenied() {
  useEffect(() => {
    document.title = 'Accès refusé · Administration'
  }, [])
  return (
    <main id="contenu" className="adm-refusal" tabIndex={-1}>
      <h1 tabIndex={-1}>Accès refusé</h1>
      <p>Accès non autorisé - Seuls les administrateurs peuvent accéder à cette interface</p>
      <p>
        <a className={buttonClass({ variant: 'ink' })} href="/">
          Retour au site
        </a>
      </p>
    </main>
  )
}
