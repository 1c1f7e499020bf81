import { procedure } from './init.ts'

/** Open to every visitor. */
export const publicProcedure = procedure
