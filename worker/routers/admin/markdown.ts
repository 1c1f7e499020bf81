import { z } from 'zod'

import { acceptedTree } from '../../services/accepted-tree.ts'
import { adminProcedure } from '../../trpc/procedures.ts'

/**
 * A description as its page will show it, while it is written. It changes nothing, but a text is too
 * long for an address, which is how a query travels.
 */
export const adminMarkdown = adminProcedure('content.edit')
  .input(z.strictObject({ markdown: z.string().max(20_000) }))
  .mutation(({ input }) => acceptedTree(input.markdown))
