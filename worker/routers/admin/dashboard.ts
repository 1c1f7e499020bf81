import type { Capability } from '#shared/access/capabilities.ts'
import { dayInParis } from '#shared/items/daily-pick.ts'
import { isWaiting } from '#shared/links/link-state.ts'
import { sampleIdentityProblems } from '#shared/site/site-identity.ts'
import {
  countByCategory,
  countItems,
  countPublications,
  countUsers,
} from '#worker/services/admin/dashboard.ts'
import { listItemQueue } from '#worker/services/admin/item-queue.ts'
import { listLatestChanges } from '#worker/services/journal/journal.ts'
import { listDoubtedLinks } from '#worker/services/links/link-queue.ts'
import { countReports } from '#worker/services/links/reports.ts'
import { listFailedPlans, listPlans } from '#worker/services/planning/calendar.ts'
import { listFailedSearches } from '#worker/services/search/failed-searches.ts'
import { listMissingPages } from '#worker/services/seo/admin-redirects.ts'
import { listJobs } from '#worker/services/site/job-runs.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'

/** Rows of each queue on the dashboard, out of all those of its screen. */
const shownRows = 5

/**
 * Counters and work queues. One database request, and one more where links are gone. Parts that need a
 * capability which the account lacks are null.
 */
export const adminDashboard = adminProcedure('dashboard.read').query(async ({ ctx }) => {
  const { db, actor, now, securityChecks, disk, authenticate } = ctx
  const today = dayInParis(now)
  const [
    signedIn,
    prompts,
    gpts,
    users,
    settings,
    relectures,
    refuses,
    brouillonsComplets,
    brouillonsACompleter,
    modifications,
    plans,
    failedPlans,
    failedSearches,
    missingPages,
    doubtedLinks,
    reports,
    aCompleter,
    derniersChangements,
    securite,
    travaux,
    disque,
  ] = await Promise.all([
    authenticate(),
    countItems(db, actor, 'prompt'),
    countItems(db, actor, 'gpt'),
    countUsers(db),
    getSiteSettings(db),
    listItemQueue(db, actor, { relecture: true }, shownRows),
    listItemQueue(db, actor, { statut: 'refuse' }, shownRows),
    listItemQueue(
      db,
      actor,
      { statut: 'brouillon', completude: 'complet', planifie: false },
      shownRows,
    ),
    listItemQueue(db, actor, { statut: 'brouillon', completude: 'a-completer' }, shownRows),
    listItemQueue(db, actor, { statut: 'valide', copie: true }, shownRows),
    listPlans(db, { du: today, au: today }),
    listFailedPlans(db, now),
    listFailedSearches(db, now),
    listMissingPages(db),
    listDoubtedLinks(db),
    countReports(db),
    listItemQueue(db, actor, { statut: 'valide', completude: 'a-completer' }, shownRows),
    listLatestChanges(db, 8),
    securityChecks(),
    listJobs(db, now),
    disk(),
  ])
  const may = (capability: Capability) => signedIn?.capabilities.includes(capability) ?? false
  const only = <Part>(capability: Capability, part: Part): Part | null =>
    may(capability) ? part : null
  return {
    prompts,
    gpts,
    users: only('users.manage', users),
    identiteExemple: only('settings.manage', sampleIdentityProblems(settings.identity)),
    relectures: only('content.status', relectures),
    // Work of authors, who see their own items alone.
    refuses: may('content.others') ? null : refuses,
    brouillonsComplets,
    brouillonsACompleter,
    modifications: only('content.others', modifications),
    planifies: only(
      'content.status',
      plans.filter(
        ({ id, etat }) => etat === 'prevu' && !failedPlans.some((failed) => failed.id === id),
      ),
    ),
    planificationsEchouees: only('content.status', failedPlans),
    recherches: only('content.others', {
      total: failedSearches.length,
      premieres: failedSearches.slice(0, shownRows),
    }),
    introuvables: only('seo.manage', {
      total: missingPages.length,
      premieres: missingPages.slice(0, shownRows),
    }),
    liens: only('content.others', {
      morts: doubtedLinks.filter(isWaiting).length,
      signalements: reports,
    }),
    aCompleter: only('content.others', aCompleter),
    derniersChangements: only('journal.read', derniersChangements),
    securite: only('settings.manage', securite),
    fonctionnement: only('settings.manage', { travaux, disque }),
  }
})

/** Figures of the catalogue over time and by category. */
export const adminStatistics = adminProcedure('content.others').query(async ({ ctx }) => {
  const [parCategorie, publicationsParMois] = await Promise.all([
    countByCategory(ctx.db),
    countPublications(ctx.db, ctx.now),
  ])
  return { parCategorie, publicationsParMois }
})
