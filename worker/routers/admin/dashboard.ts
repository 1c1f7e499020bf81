import type { Capability } from '#shared/access/capabilities.ts'
import { isWaiting } from '#shared/links/link-state.ts'
import {
  countByCategory,
  countItems,
  countPublications,
  countUsers,
  listFailedSearches,
} from '#worker/services/admin/dashboard.ts'
import { listToComplete } from '#worker/services/admin/to-complete.ts'
import { listLatestChanges } from '#worker/services/journal/journal.ts'
import { listDoubtedLinks } from '#worker/services/links/link-queue.ts'
import { countReports } from '#worker/services/links/reports.ts'
import { listFailedPlans } from '#worker/services/planning/calendar.ts'
import { listJobs } from '#worker/services/site/job-runs.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'

/**
 * The state of the catalogue at a glance; one database request, and one more where links are gone. What
 * belongs to a screen that one may not open is null.
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
    liensDouteux,
    signalements,
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
    listDoubtedLinks(db),
    countReports(db),
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
    liens: only('content.others', {
      morts: liensDouteux.filter(isWaiting).length,
      signalements,
    }),
    fonctionnement: only('settings.manage', { travaux, disque }),
  }
})
