import { and, eq, sql } from 'drizzle-orm'

import { SetupError } from '#drizzle/local/setup-error.ts'
import { users } from '#drizzle/schema/index.ts'
import { canonicalEmail } from '#shared/access/user.ts'
import type { Database } from '#worker/database/db.ts'
import { type Editor, mayAct } from '#worker/services/access/rights.ts'

/**
 * Whose work a command does. Whoever may open the database may do anything to it, in the name of its first
 * administrator; an account that is named does what it may.
 */
export async function findEditor(db: Database, email: string | undefined): Promise<() => Editor> {
  const account = email === undefined ? await firstAdmin(db) : await accountOf(db, email)
  return () => ({ ...account, adresse: '', userAgent: 'npm run import', now: new Date() })
}

type Account = Pick<Editor, 'userId' | 'may'>

async function firstAdmin(db: Database): Promise<Account> {
  const [admin] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} in (select id from active_admins)`)
    .orderBy(users.created_at)
    .limit(1)
  if (!admin) {
    throw new SetupError(
      'Nobody administers this site yet. First: npm run admin -- create --email you@example.org',
    )
  }
  return { userId: admin.id, may: () => sql`true` }
}

async function accountOf(db: Database, email: string): Promise<Account> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, canonicalEmail(email)))
  if (!user) throw new SetupError(`No account has the address ${email}.`)
  const { id: userId } = user
  const [able] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), mayAct(userId, 'content.create')))
  if (!able) throw new SetupError(`${email} may not create items, or has not signed in yet.`)
  return { userId, may: (capability) => mayAct(userId, capability) }
}
