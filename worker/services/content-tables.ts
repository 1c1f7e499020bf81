import { gpts, prompts } from '#drizzle/schema/index.ts'

/** The table of each kind of item. */
export const contentTables = { prompt: prompts, gpt: gpts } as const
