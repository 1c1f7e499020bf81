import { isTRPCClientError } from '@trpc/client'

import { failureMessage } from '#web/admin/api/failures.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'

import type { Kept } from './autosave.ts'

/** What the bar says of what is typed and not saved; undefined before there is anything to say. */
export function keptText(kept: Kept): string | undefined {
  switch (kept.where) {
    case 'nowhere':
      return undefined
    case 'server':
      return `Gardé à ${clock(kept.at)}, pas encore enregistré`
    case 'browser':
      if (isOffline(kept.error)) return 'Gardé sur cet ordinateur, hors ligne'
      return apiErrorCode(kept.error) === 'UNAUTHORIZED'
        ? 'Gardé sur cet ordinateur, session terminée\u00a0: enregistrez pour vous reconnecter'
        : `Gardé sur cet ordinateur\u00a0: ${failureMessage(kept.error)}`
    case 'lost':
      return 'Non gardé\u00a0: enregistrez, ou copiez votre texte avant de quitter.'
  }
}

/** Nobody answered. */
const isOffline = (error: unknown) => !isTRPCClientError(error) || !error.meta?.['response']

const times = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: 'numeric',
  minute: '2-digit',
})

/** «10 h 42», in Paris. */
const clock = (iso: string): string => times.format(new Date(iso)).replace(':', '\u00a0h\u00a0')
