import { type Role, roles } from './user.ts'

/** Everything that the administration lets an account do; each of its procedures needs one. */
export const capabilities = [
  'dashboard.read',
  'content.read',
  'content.create',
  'content.edit',
  /** All items. Without it, an account has the items that it created, and public ones read-only. */
  'content.others',
  'content.status',
  'content.delete',
  'workflows.run',
  'journal.read',
  'users.manage',
  'seo.manage',
  'settings.manage',
  /** All that there is, in one file. */
  'data.export',
] as const
export type Capability = (typeof capabilities)[number]

/** What each role may do once it is let into the administration. */
const rights: Record<Role, readonly Capability[]> = {
  admin: capabilities,
  moderator: [
    'dashboard.read',
    'content.read',
    'content.create',
    'content.edit',
    'content.others',
    'content.status',
    'workflows.run',
  ],
  contributor: ['dashboard.read', 'content.read', 'content.create', 'content.edit'],
}

/**
 * What an account of a role may do. Roles other than `admin` do nothing unless the setting
 * `delegated_roles` lets them in; no role, no right.
 */
export function capabilitiesOf(role: Role | null, areDelegated: boolean): readonly Capability[] {
  if (role === null) return []
  return role === 'admin' || areDelegated ? rights[role] : []
}

/** Which roles have a capability, while the others are let in or not. */
export const rolesWith = (capability: Capability, areDelegated: boolean): Role[] =>
  roles.filter((role) => capabilitiesOf(role, areDelegated).includes(capability))
