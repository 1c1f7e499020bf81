import { listLabels } from '../../services/labels.ts'
import { adminProcedure } from '../../trpc/procedures.ts'

export const adminLabels = adminProcedure.query(({ ctx }) => listLabels(ctx.db))
