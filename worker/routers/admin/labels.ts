import { listLabels } from '../../services/labels.ts'
import { adminProcedure } from '../../trpc/procedures.ts'

export const adminLabels = adminProcedure('content.read').query(({ ctx }) =>
  listLabels(ctx.db, ctx.actor),
)
