import { gpts, prompts } from './index.ts'

/** The table of each kind of item. */
export const contentTables = { prompt: prompts, gpt: gpts } as const

/** The column that holds the title of an item of each kind. */
export const titleColumns = { prompt: prompts.titre, gpt: gpts.nom } as const
