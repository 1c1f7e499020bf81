import type { SecurityCheck } from '#shared/access/security-check.ts'

import { CheckRow } from './check-row.tsx'

type SecurityChecksProps = { checks: SecurityCheck[] }

/** Protections of the site. «Actif» means that a check just found the protection at work. */
export function SecurityChecks({ checks }: SecurityChecksProps) {
  return (
    <ul>
      {checks.map(({ label, etat, detail }) => (
        <CheckRow
          key={label}
          label={label}
          isGood={etat === 'actif'}
          word={etat === 'actif' ? 'Actif' : 'À vérifier'}
        >
          {etat === 'actif' ? null : <span className="hint">{detail}</span>}
        </CheckRow>
      ))}
    </ul>
  )
}
