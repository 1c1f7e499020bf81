import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { PageLink } from './page-link.tsx'

type ErrorPageProps = { message: string; onRetry: () => void }

/** What happened, then what to do; the details went to the log only. */
export function ErrorPage({ message, onRetry }: ErrorPageProps) {
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>La page n’a pas pu s’afficher</h1>
        <p role="alert">{message}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="ink" className="needs-js" onClick={onRetry}>
          <Icon name="reset" />
          Réessayer
        </Button>
        <PageLink className={buttonClass()} to="/">
          <Icon name="home" />
          Retour à l’accueil
        </PageLink>
      </div>
    </div>
  )
}
