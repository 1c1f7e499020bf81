import { gpts, prompts } from './index.ts'

/** The table of each kind of item. */
export const contentTables = { prompt: prompts, gpt: gpts } as const
