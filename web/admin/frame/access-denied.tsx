import { buttonClass } from '#web/ui/button.tsx'

/** For whoever is signed in and no administrator, should the role go while the page is open (R139). */
export function AccessDenied() {
  return (
    <main id="contenu" className="adm-refusal">
      <h1>Accès refusé</h1>
      <p>Accès non autorisé - Seuls les administrateurs peuvent accéder à cette interface</p>
      <p>
        <a className={buttonClass({ variant: 'ink' })} href="/">
          Retour au site
        </a>
      </p>
    </main>
  )
}
