import { PageLink } from '#web/navigation/page-link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'

type ErrorPageProps = {
  message: string
  /** The id under which the log knows what happened, where the server says it. */
  reference: string | undefined
  onRetry: () => void
}

/** What happened, then what to do; the details went to the log only. */
export function ErrorPage({ message, reference, onRetry }: ErrorPageProps) {
  return (
    <div className="page-width">
      <PageHead title="La page n’a pas pu s’afficher" intro={<span role="alert">{message}</span>}>
        {reference && <p className="hint mt-2">Référence&nbsp;: {reference}</p>}
      </PageHead>
      <div className="flex flex-wrap gap-2">
        <Button variant="ink" className="no-js:hidden" onClick={onRetry}>
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
