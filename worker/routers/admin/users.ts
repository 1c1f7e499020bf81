import { z } from 'zod'

import { roleSchema } from '#shared/access/user.ts'
import { invitationSchema } from '#shared/admin/admin-user.ts'
import {
  endUserSessions,
  inviteUser,
  listUsers,
  reinstateUser,
  removeUser,
  resetUserPassword,
  setUserRole,
  suspendUser,
} from '#worker/services/access/admin-users.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure, recentlyAuthenticatedAdmin } from '#worker/trpc/procedures.ts'
import { rowId } from '#worker/trpc/row-id.ts'

const byId = z.strictObject({ id: rowId })

/** Accounts and their roles. Who changes one has typed their password of late. */
export const adminUsersRouter = router({
  list: adminProcedure('users.manage').query(({ ctx }) =>
    listUsers(ctx.db, { selfId: ctx.actor.userId, now: ctx.now }),
  ),

  /** The password is in this answer and nowhere else. */
  invite: recentlyAuthenticatedAdmin('users.manage')
    .input(invitationSchema)
    .mutation(async ({ ctx, input }) => {
      const password = ctx.passwords.oneTime()
      const passwordHash = await ctx.passwords.hash(password)
      const { id } = await inviteUser(ctx.db, ctx.actor, { ...input, passwordHash })
      return { id, password }
    }),

  /** The password, where the account gets one, is in this answer and nowhere else. */
  setRole: recentlyAuthenticatedAdmin('users.manage')
    .input(byId.extend({ role: roleSchema }))
    .mutation(async ({ ctx, input }) => {
      const password = await setUserRole(ctx.db, ctx.actor, input, ctx.passwords)
      return { password }
    }),

  resetPassword: recentlyAuthenticatedAdmin('users.manage')
    .input(byId.extend({ removesFactors: z.boolean().default(false) }))
    .mutation(async ({ ctx, input: { id, removesFactors } }) => {
      const password = ctx.passwords.oneTime()
      const passwordHash = await ctx.passwords.hash(password)
      await resetUserPassword(ctx.db, ctx.actor, { id, passwordHash, removesFactors })
      return { password }
    }),

  suspend: recentlyAuthenticatedAdmin('users.manage')
    .input(byId)
    .mutation(async ({ ctx, input: { id } }) => {
      await suspendUser(ctx.db, ctx.actor, id)
      return {}
    }),

  reinstate: recentlyAuthenticatedAdmin('users.manage')
    .input(byId)
    .mutation(async ({ ctx, input: { id } }) => {
      await reinstateUser(ctx.db, ctx.actor, id)
      return {}
    }),

  endSessions: recentlyAuthenticatedAdmin('users.manage')
    .input(byId)
    .mutation(async ({ ctx, input: { id } }) => {
      await endUserSessions(ctx.db, ctx.actor, id)
      return {}
    }),

  remove: recentlyAuthenticatedAdmin('users.manage')
    .input(byId)
    .mutation(async ({ ctx, input: { id } }) => {
      await removeUser(ctx.db, ctx.actor, id)
      return {}
    }),
})
