import { settingChangeSchema, settingChangesSchema } from '#shared/admin/setting-change.ts'
import { costs } from '#worker/limits/costs.ts'
import { saveSettingChanges, saveSettings } from '#worker/services/admin/admin-settings.ts'
import { listRecordRevisions } from '#worker/services/journal/record-revisions.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'

/** What the site says and does, set by an administrator. */
export const adminSettingsRouter = router({
  read: adminProcedure('settings.manage').query(({ ctx }) => getSiteSettings(ctx.db)),

  /** What settings were, each under its key. */
  revisions: adminProcedure('settings.manage').query(({ ctx }) =>
    listRecordRevisions(ctx.db, 'site_settings'),
  ),

  save: adminProcedure('settings.manage', costs.publish)
    .input(settingChangeSchema)
    .mutation(async ({ ctx, input }) => {
      await saveSettings(ctx.db, ctx.actor, { [input.key]: input.value })
      return {}
    }),

  saveMany: adminProcedure('settings.manage', costs.publish)
    .input(settingChangesSchema)
    .mutation(({ ctx, input }) => saveSettingChanges(ctx.db, ctx.actor, input)),
})
