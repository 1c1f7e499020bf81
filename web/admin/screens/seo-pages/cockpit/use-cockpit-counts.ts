import { api } from '#web/admin/api/api.ts'

/**
 * How many addresses have each problem. Asked for in a request of its own: a batch is answered when
 * its last call is, and this one takes longer than the table.
 */
export const useCockpitCounts = (options: { enabled: boolean }) =>
  api.admin.seoPages.cockpitCounts.useQuery(undefined, {
    ...options,
    trpc: { context: { skipBatch: true } },
  })
