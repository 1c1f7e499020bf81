import type { Role } from '#shared/access/user.ts'

export const roleLabels: Record<Role, string> = {
  admin: 'Admin',
  moderator: 'Modérateur',
  contributor: 'Contributeur',
}
