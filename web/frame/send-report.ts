import { httpBatchLink } from '@trpc/client'

import { errorMessages } from '#shared/site/error-messages.ts'
import { countOf } from '#shared/text/plural.ts'
import { refusedSeconds } from '#web/loading/refusal.ts'
import { type ApiInputs, createApi, isApiError } from '#web/loading/trpc.ts'

type Report = ApiInputs['reports']['send']

/** Sends what a visitor tells of a page; gives null, or why it was not sent and what to do. */
export async function sendReport(report: Report): Promise<string | null> {
  if (!navigator.onLine)
    return 'Vous êtes hors ligne. Votre texte reste ici\u00a0: envoyez-le au retour du réseau.'
  try {
    await api().reports.send.mutate(report)
    return null
  } catch (error) {
    return reasonOf(error)
  }
}

// Only pages of this site can send the header along; what changes nothing does without. The link is the one
// that the page has loaded already.
const api = () => createApi(httpBatchLink({ url: '/api/trpc', headers: { 'x-app': '1' } }))

function reasonOf(error: unknown): string {
  const seconds = refusedSeconds(error)
  if (seconds !== undefined) {
    return `Vous avez envoyé plusieurs signalements de suite. Réessayez dans ${countOf(seconds, 'seconde', 'secondes')}\u00a0: votre texte reste ici.`
  }
  // Nothing answered, or something that is not the site.
  if (!isApiError(error) || !error.data) return errorMessages.network
  return error.data.code === 'CONFLICT' || error.data.code === 'SERVICE_UNAVAILABLE'
    ? error.message
    : errorMessages.unexpected
}
