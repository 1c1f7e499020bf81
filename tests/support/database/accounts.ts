import { readPeppers, hashPassword } from '#drizzle/accounts/password-hash.ts'
import { userRoles, users } from '#drizzle/schema/index.ts'
import type { Role } from '#shared/access/user.ts'
import { cheapCost, testPepper } from '#tests/support/site/gate.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

export type TestAccount = { id: string; email: string; password: string }

type Options = {
  role?: Role | null
  email?: string
  password?: string
  suspended?: boolean
  /** Until when its password, then a one-time one, may be used. */
  passwordExpiresAt?: string
}

const [pepper] = readPeppers(testPepper)

/** An account whose password the gate of tests knows; an administrator's unless told otherwise. */
export async function insertAccount(
  db: Database,
  {
    role = 'admin',
    email = `${crypto.randomUUID()}@example.org`,
    password = 'un mot de passe à nous',
    suspended = false,
    passwordExpiresAt,
  }: Options = {},
): Promise<TestAccount> {
  const id = crypto.randomUUID()
  const at = new Date().toISOString()
  await writeBatch(db, [
    db.insert(users).values({
      id,
      email,
      password_hash: await hashPassword(password, pepper, { cost: cheapCost }),
      must_change_password: passwordExpiresAt !== undefined,
      password_expires_at: passwordExpiresAt ?? null,
      suspended_at: suspended ? at : null,
    }),
    ...(role === null ? [] : [db.insert(userRoles).values({ user_id: id, role })]),
  ])
  return { id, email, password }
}
