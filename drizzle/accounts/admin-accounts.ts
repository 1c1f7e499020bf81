import type { Client, InStatement, ResultSet } from '@libsql/client/web'

import { SetupError } from '#drizzle/local/setup-error.ts'
import { canonicalEmail } from '#shared/access/user.ts'
import { maskDetails } from '#shared/admin/audit-mask.ts'

import {
  createOneTimePassword,
  hashPassword,
  oneTimePasswordMs,
  type Pepper,
} from './password-hash.ts'

/** Whether somebody may administer the site. */
export async function hasAdmin(client: Client): Promise<boolean> {
  const { rows } = await client.execute('SELECT 1 FROM active_admins LIMIT 1')
  return rows.length > 0
}

type NewAdmin = { email: string; pepper: Pepper; isFurther: boolean }

/**
 * Makes an administrator with a one-time password, which it gives. Unless a further one is asked for,
 * only the first is made, however many commands run at once.
 */
export async function createAdmin(
  client: Client,
  { email, pepper, isFurther }: NewAdmin,
): Promise<string> {
  const password = createOneTimePassword()
  const id = crypto.randomUUID()
  const at = new Date()
  const canonical = canonicalEmail(email)
  const isMade = 'EXISTS (SELECT 1 FROM users WHERE id = ?)'
  const [made] = await write(client, canonical, [
    {
      sql: `INSERT INTO users (id, email, password_hash, must_change_password, password_expires_at, created_at)
            SELECT ?, ?, ?, 1, ?, ? WHERE ? OR NOT EXISTS (SELECT 1 FROM active_admins)`,
      args: [
        id,
        canonical,
        await hashPassword(password, pepper),
        expiry(at),
        at.toISOString(),
        isFurther,
      ],
    },
    {
      sql: `INSERT INTO user_roles (id, user_id, role, granted_at) SELECT ?, ?, 'admin', ? WHERE ${isMade}`,
      args: [crypto.randomUUID(), id, at.toISOString(), id],
    },
    log('user.invite', { id, at, details: { email: canonical, role: 'admin' } }),
  ])
  if (made?.rowsAffected !== 1) {
    throw new SetupError(
      'This site has an administrator, who can invite others. To make a further one here, add --force.',
    )
  }
  return password
}

/**
 * Gives an account a one-time password, ends its sessions, takes its second factors away, and lets it
 * sign in again.
 */
export async function resetPassword(
  client: Client,
  { email, pepper }: { email: string; pepper: Pepper },
): Promise<string> {
  const password = createOneTimePassword()
  const at = new Date()
  const id = await findUser(client, email)
  await write(client, email, [
    {
      sql: 'UPDATE users SET password_hash = ?, must_change_password = 1, password_expires_at = ? WHERE id = ?',
      args: [await hashPassword(password, pepper), expiry(at), id],
    },
    endSessions(id, at),
    ...removeFactors(id),
    log('user.password', { id, at, details: { second_facteur_retire: true } }),
  ])
  return password
}

/** Ends every session of an account; gives their number. */
export async function revokeSessions(client: Client, email: string): Promise<number> {
  const at = new Date()
  const id = await findUser(client, email)
  const [ended] = await write(client, email, [
    endSessions(id, at),
    log('user.sessions', { id, at, details: {} }),
  ])
  return ended?.rowsAffected ?? 0
}

const expiry = (at: Date) => new Date(at.getTime() + oneTimePasswordMs).toISOString()

const endSessions = (userId: string, at: Date): InStatement => ({
  sql: 'UPDATE sessions SET revoked_at = ? WHERE user_id = ? AND revoked_at IS NULL',
  args: [at.toISOString(), userId],
})

const removeFactors = (userId: string): InStatement[] => [
  { sql: 'UPDATE users SET passkey_alone = 0 WHERE id = ?', args: [userId] },
  ...['passkeys', 'one_time_codes', 'recovery_codes'].map((table) => ({
    sql: `DELETE FROM ${table} WHERE user_id = ?`,
    args: [userId],
  })),
]

async function findUser(client: Client, email: string): Promise<string> {
  const { rows } = await client.execute({
    sql: 'SELECT id FROM users WHERE email = ?',
    args: [canonicalEmail(email)],
  })
  const id = rows[0]?.id
  if (typeof id !== 'string') throw new SetupError(`There is no account for ${email}.`)
  return id
}

/** The journal's row for what a command did to an account that is there. */
function log(
  action: string,
  { id, at, details }: { id: string; at: Date; details: object },
): InStatement {
  const values = {
    event_type: action,
    details: maskDetails(details),
    timestamp: at.toISOString(),
    ip_address: '',
    user_agent: 'npm run admin',
  }
  return {
    sql: `INSERT INTO admin_logs (id, action, table_name, record_id, new_values, created_at)
          SELECT ?, ?, 'users', id, ?, ? FROM users WHERE id = ?`,
    args: [crypto.randomUUID(), action, JSON.stringify(values), at.toISOString(), id],
  }
}

async function write(
  client: Client,
  email: string,
  statements: InStatement[],
): Promise<ResultSet[]> {
  try {
    return await client.batch(statements, 'write')
  } catch (error) {
    if (error instanceof Error && error.message.includes('UNIQUE constraint failed: users.email')) {
      throw new SetupError(
        `There is an account for ${email}: give it another password with npm run admin -- reset --email ${email}`,
      )
    }
    throw error
  }
}
