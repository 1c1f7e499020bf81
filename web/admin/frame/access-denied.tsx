import { useEffect } from 'react'

import { adminRoot, signInPath } from '#shared/addresses/admin-screens.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { LonePage } from '#web/admin/controls/lone-page.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { buttonClass } from '#web/ui/button.tsx'

const title = 'Accès refusé'
const text = 'Accès non autorisé - Seuls les administrateurs peuvent accéder à cette interface'

/** For whoever is signed in and may open no page any more. */
export function AccessDenied() {
  useEffect(() => {
    document.title = `${title} · Administration`
  }, [])
  return (
    <LonePage>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      <p className="notice-acts">
        <BackToSite />
        <a className={buttonClass()} href={signInPath}>
          Se connecter avec un autre compte
        </a>
      </p>
    </LonePage>
  )
}

/** For whoever may open others: within the frame, whose menu has them. */
export function ScreenDenied() {
  return (
    <>
      <PageHead title={title} text={text} />
      <p className="notice-acts">
        <AdminLink className={buttonClass({ variant: 'ink' })} to={adminRoot}>
          Aujourd’hui
        </AdminLink>
        <BackToSite />
      </p>
    </>
  )
}

const BackToSite = () => (
  <a className={buttonClass()} href="/">
    Retour au site
  </a>
)
