import type { Capability } from '#shared/access/capabilities.ts'
import {
  countByCategory,
  countItems,
  countPublications,
  countUsers,
  listFailedSearches,
} from '#worker/services/admin/dashboard.ts'
import { listToComplete } from '#worker/services/admin/to-complete.ts'
import { listLatestChanges } from '#worker/services/journal/journal.ts'
import { listFailedPlans } from '#worker/services/planning/calendar.ts'
import { listJobs } from '#worker/services/site/job-runs.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'

/**
 * The state of the catalogue at a glance; one database request. What belongs to
 * a screen that one may not open is null.
 */
export const adminDashboard = adminProcedure('dashboard.read').query(async ({ ctx }) => {
  const { db, actor, now, securityChecks, disk, authenticate } = ctx
  const [
    signedIn,
    prompts,
    gpts,
    users,
    securite,
    parCategorie,
    publicationsParMois,
    recherchesSansResultat,
    aCompleter,
    derniersChangements,
    planificationsEchouees,
    travaux,
    disque,
  ] = await Promise.all([
    authenticate(),
    countItems(db, actor, 'prompt'),
    countItems(db, actor, 'gpt'),
    countUsers(db),
    securityChecks(),
    countByCategory(db),
    countPublications(db, now),
    listFailedSearches(db, now),
    listToComplete(db, 5),
    listLatestChanges(db, 8),
    listFailedPlans(db, now),
    listJobs(db, now),
    disk(),
  ])
  const only = <Part>(capability: Capability, part: Part): Part | null =>
    signedIn?.capabilities.includes(capability) ? part : null
  return {
    prompts,
    gpts,
    users: only('users.manage', users),
    securite: only('settings.manage', securite),
    parCategorie: only('content.others', parCategorie),
    publicationsParMois: only('content.others', publicationsParMois),
    recherchesSansResultat: only('content.others', recherchesSansResultat),
    aCompleter: only('content.others', aCompleter),
    derniersChangements: only('journal.read', derniersChangements),
    planificationsEchouees: only('content.status', planificationsEchouees),
    fonctionnement: only('settings.manage', { travaux, disque }),
  }
})
