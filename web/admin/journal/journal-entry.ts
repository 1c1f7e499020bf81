import type { ApiOutputs } from '#web/loading/trpc.ts'

/** A row of the journal as the server returns it. */
export type JournalEntry = ApiOutputs['admin']['journal']['list']['items'][number]
