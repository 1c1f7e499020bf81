import { router } from '../../trpc/init.ts'
import { adminDashboard } from './dashboard.ts'
import { adminGptsRouter } from './gpts.ts'
import { adminJournalRouter } from './journal.ts'
import { adminLabels } from './labels.ts'
import { adminMarkdown } from './markdown.ts'
import { adminPromptsRouter } from './prompts.ts'
import { adminRedirectsRouter } from './redirects.ts'
import { adminSeoPagesRouter } from './seo-pages.ts'
import { adminSettingsRouter } from './settings.ts'
import { adminUsersRouter } from './users.ts'
import { adminWorkflowsRouter } from './workflows.ts'

/** The administration, one router a screen: every procedure says what it takes to call it. */
export const adminRouter = router({
  dashboard: adminDashboard,
  gpts: adminGptsRouter,
  journal: adminJournalRouter,
  labels: adminLabels,
  markdown: adminMarkdown,
  prompts: adminPromptsRouter,
  redirects: adminRedirectsRouter,
  seoPages: adminSeoPagesRouter,
  settings: adminSettingsRouter,
  users: adminUsersRouter,
  workflows: adminWorkflowsRouter,
})
