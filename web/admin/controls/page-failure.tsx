import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { failureText } from '#web/admin/api/failures.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

import { Icon } from './icon.tsx'
import { AdminLink } from './link.tsx'
import { LonePage } from './lone-page.tsx'
import { Notice } from './notice.tsx'
import { PageHead } from './page-head.tsx'

type PageFailureProps = { error: unknown; onRetry: () => void; title?: string }

/** A screen or a part of it that could not be shown, and another try. */
export function PageFailure({
  error,
  onRetry,
  title = 'Cet écran n’a pas pu s’afficher',
}: PageFailureProps) {
  return (
    <Notice tone="bad" title={title}>
      <p>{failureText(error)}</p>
      <Button size="sm" onClick={onRetry}>
        <Icon name="reset" />
        Réessayer
      </Button>
    </Notice>
  )
}

export function NoSuchPage() {
  return (
    <LonePage>
      <PageHead title="Page introuvable" text="Cette page de l’administration n’existe pas." />
      <AdminLink className={buttonClass({ variant: 'ink' })} to={adminRoot}>
        Aujourd’hui
      </AdminLink>
    </LonePage>
  )
}
