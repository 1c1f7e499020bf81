import { numericDate } from '#shared/text/french-date.ts'
import type { ApiOutputs } from '#web/loading/trpc.ts'

export type FailedSearch = ApiOutputs['admin']['searches']['failed'][number]

/** «14/11/2026»: the Paris day of the last search. */
export const lastSearched = ({ jour }: FailedSearch): string => numericDate(`${jour}T12:00:00.000Z`)
