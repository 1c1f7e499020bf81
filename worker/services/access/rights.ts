import { and, eq, inArray, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { oneTimeCodes, passkeys, userRoles, users } from '#drizzle/schema/index.ts'
import { type Capability, rolesWith } from '#shared/access/capabilities.ts'
import type { Role } from '#shared/access/user.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Actor } from '#worker/services/journal/admin-logs.ts'
import { switchSql } from '#worker/services/site/site-settings.ts'

/**
 * An account at work in the administration. What it may do is a condition of the statement that does
 * it: the database decides at that moment, and no request is spent on asking beforehand.
 */
export type Viewer = { userId: string; may: (capability: Capability) => SQL }

/** One who acts besides. */
export type Editor = Actor & Viewer

/** The role of the grant that counts; no grant, no role. */
export const latestRole = sql<Role | null>`(select ${userRoles.role} from ${userRoles} where ${userRoles.user_id} = ${users.id} order by ${userRoles.granted_at} desc, ${userRoles}.rowid desc limit 1)`

/** Whether roles other than `admin` are let into the administration. */
export const areRolesDelegated = switchSql('delegated_roles')

/** Whether an account has a passkey or one-time codes. */
export const hasSecondFactor = sql`(exists (select 1 from ${passkeys} where ${passkeys.user_id} = ${users.id}) or exists (select 1 from ${oneTimeCodes} where ${oneTimeCodes.user_id} = ${users.id}))`

/** Whether an account lacks the second factor that the settings require of all. */
export const lacksSecondFactor =
  sql`(${switchSql('second_factor_required')} and not ${hasSecondFactor})`.mapWith(Boolean)

/**
 * Whether an account that is not suspended, with a password of its own and the second factor that is
 * asked of it, has the capability.
 */
export function mayAct(userId: string, capability: Capability): SQL {
  const mayByRole = or(
    inArray(latestRole, rolesWith(capability, false)),
    and(areRolesDelegated, inArray(latestRole, rolesWith(capability, true))),
  )
  const isActive = and(
    eq(users.id, userId),
    isNull(users.suspended_at),
    not(users.must_change_password),
    not(lacksSecondFactor),
  )
  return sql`exists (select 1 from ${users} where ${isActive} and ${mayByRole})`
}

/**
 * Condition for a query of the item's table: the viewer may see all items, or created this one. It compares row
 * ids only, so SQLite can still use the index of a list.
 */
export function isItemVisibleTo(kind: ItemKind, { userId, may }: Viewer): SQL {
  const table = contentTables[kind]
  return sql`(${may('content.others')} or ${table}.rowid in (select rowid from ${table} where ${eq(table.cree_par, userId)}))`
}

/** Condition like that of `isItemVisibleTo`, except that a public item is read-only for its author. */
export function isItemEditableBy(kind: ItemKind, { userId, may }: Viewer): SQL {
  const table = contentTables[kind]
  const own = and(eq(table.cree_par, userId), ne(table.statut, 'valide'))
  return sql`(${may('content.others')} or ${table}.rowid in (select rowid from ${table} where ${own}))`
}
