import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'

import { errorMessage } from '#shared/site/error-messages.ts'
import { apiErrorCode, apiReference, isApiError } from '#web/loading/trpc.ts'

import { ErrorPage } from './error-page.tsx'

/** What failed, in the catalogue's words, and another try. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const message = error instanceof Error ? error.message : ''
  return (
    <ErrorPage
      message={errorMessage({ code: apiErrorCode(error), message }, 'public')}
      reference={apiReference(error)}
      // The page's own code fails again until the document is loaded anew; so does code that did not come.
      onRetry={() => (isApiError(error) ? void router.invalidate() : location.reload())}
    />
  )
}

/** The same in place of the frame, which has the page's `main`. */
export const FrameError = (props: ErrorComponentProps) => (
  <main>
    <RouteError {...props} />
  </main>
)
