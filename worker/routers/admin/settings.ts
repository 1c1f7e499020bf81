import { settingChangeSchema, settingChangesSchema } from '#shared/setting-change.ts'

import { saveSettings } from '../../services/admin-settings.ts'
import { getSiteSettings } from '../../services/site-settings.ts'
import { router } from '../../trpc/init.ts'
import { adminProcedure } from '../../trpc/procedures.ts'

/** What the site says and does, set by an administrator. */
export const adminSettingsRouter = router({
  read: adminProcedure('settings.manage').query(({ ctx }) => getSiteSettings(ctx.db)),

  save: adminProcedure('settings.manage')
    .input(settingChangeSchema)
    .mutation(async ({ ctx, input }) => {
      await saveSettings(ctx.db, ctx.actor, { [input.key]: input.value })
      return {}
    }),

  saveMany: adminProcedure('settings.manage')
    .input(settingChangesSchema)
    .mutation(async ({ ctx, input }) => {
      await saveSettings(ctx.db, ctx.actor, input.values)
      return {}
    }),
})
