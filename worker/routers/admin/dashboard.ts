import {
  countByCategory,
  countItems,
  countPublications,
  countUsers,
  listFailedSearches,
} from '../../services/dashboard.ts'
import { listLatestChanges } from '../../services/journal.ts'
import { listToComplete } from '../../services/to-complete.ts'
import { adminProcedure } from '../../trpc/procedures.ts'

/** The state of the catalogue at a glance (R159 to R161, D43, D64); one database request. */
export const adminDashboard = adminProcedure.query(async ({ ctx: { db, now, securityChecks } }) => {
  const [
    prompts,
    gpts,
    users,
    securite,
    parCategorie,
    publicationsParMois,
    recherchesSansResultat,
    aCompleter,
    derniersChangements,
  ] = await Promise.all([
    countItems(db, 'prompt'),
    countItems(db, 'gpt'),
    countUsers(db),
    securityChecks(),
    countByCategory(db),
    countPublications(db, now),
    listFailedSearches(db, now),
    listToComplete(db, 5),
    listLatestChanges(db, 8),
  ])
  return {
    prompts,
    gpts,
    users,
    securite,
    parCategorie,
    publicationsParMois,
    recherchesSansResultat,
    aCompleter,
    derniersChangements,
  }
})
