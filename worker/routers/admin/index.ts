import { z } from 'zod'

import { maxMarkdownLength } from '#shared/text/markdown-tree.ts'
import { filterText } from '#worker/addresses/filter-text.ts'
import { costs } from '#worker/limits/costs.ts'
import { acceptedTree } from '#worker/services/editing/item-storage.ts'
import { listLabels } from '#worker/services/editing/labels.ts'
import { findItems } from '#worker/services/tables/find-items.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'

import { adminCalendarRouter } from './calendar.ts'
import { adminDashboard, adminStatistics } from './dashboard.ts'
import { adminGptsRouter } from './gpts.ts'
import { adminImportRouter } from './import.ts'
import { adminJournalRouter } from './journal.ts'
import { adminJourneysRouter } from './journeys.ts'
import { adminCategoriesRouter } from './labels/categories.ts'
import { adminTagsRouter } from './labels/tags.ts'
import { adminLinksRouter } from './links.ts'
import { adminPromptsRouter } from './prompts.ts'
import { adminRedirectsRouter } from './redirects.ts'
import { adminSearchesRouter } from './searches.ts'
import { adminSeoPagesRouter } from './seo-pages.ts'
import { adminSettingsRouter } from './settings.ts'
import { adminUsersRouter } from './users.ts'
import { adminVariablesRouter } from './variables.ts'
import { adminViewsRouter } from './views.ts'
import { adminVocabularyRouter } from './vocabulary.ts'
import { adminWorkflowsRouter } from './workflows.ts'

/** The administration, one router a screen: every procedure says what it takes to call it. */
export const adminRouter = router({
  calendar: adminCalendarRouter,
  categories: adminCategoriesRouter,
  dashboard: adminDashboard,
  /** Items of both kinds and of any status, to go to. */
  find: adminProcedure('content.read', costs.listSearch)
    .input(z.strictObject({ q: filterText }))
    .query(async ({ ctx, input }) =>
      findItems(ctx.db, ctx.actor, await ctx.searchEngine('editors'), input.q),
    ),
  gpts: adminGptsRouter,
  import: adminImportRouter,
  journal: adminJournalRouter,
  journeys: adminJourneysRouter,
  labels: adminProcedure('content.read').query(({ ctx }) => listLabels(ctx.db, ctx.actor)),
  links: adminLinksRouter,
  /**
   * A description as its page will show it, while it is written. It changes nothing, but a text is too
   * long for an address, which is how a query travels.
   */
  markdown: adminProcedure('content.edit', costs.markdown)
    .input(z.strictObject({ markdown: z.string().max(maxMarkdownLength) }))
    .mutation(({ input }) => acceptedTree(input.markdown)),
  prompts: adminPromptsRouter,
  redirects: adminRedirectsRouter,
  searches: adminSearchesRouter,
  seoPages: adminSeoPagesRouter,
  settings: adminSettingsRouter,
  statistics: adminStatistics,
  tags: adminTagsRouter,
  users: adminUsersRouter,
  variables: adminVariablesRouter,
  views: adminViewsRouter,
  vocabulary: adminVocabularyRouter,
  workflows: adminWorkflowsRouter,
})
