import { roles, type Role } from '#shared/access/user.ts'
import { SelectField } from '#web/admin/form/select-field.tsx'

import { roleLabels } from './role-labels.ts'

type RoleFieldProps = { value: Role; onChange: (role: Role) => void }

/** What an account may do; the settings say whether others than administrators may enter. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  return (
    <SelectField
      label="Rôle"
      hint="Modérateurs et contributeurs n’entrent ici que si les paramètres les y autorisent."
      value={value}
      options={options}
      onChange={onChange}
    />
  )
}

const options = roles.map((role) => ({ value: role, label: roleLabels[role] }))
