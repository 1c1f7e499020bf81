import type { ApiOutputs } from '#web/loading/trpc.ts'

/** A row of the journal as it arrives. */
export type JournalEntry = ApiOutputs['admin']['journal']['list']['items'][number]
