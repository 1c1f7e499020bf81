import type { SecurityCheck } from '#shared/access/security-check.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'

import { areJobsGood, JobChecks, type Jobs } from './job-checks.tsx'
import { SecurityChecks } from './security-checks.tsx'

type HealthProps = { checks: SecurityCheck[]; jobs: Jobs }

const isSecure = (checks: SecurityCheck[]) => checks.every(({ etat }) => etat === 'actif')

/** Protections and jobs, where something of them needs a look. */
export function HealthProblems({ checks, jobs }: HealthProps) {
  return (
    <>
      {isSecure(checks) ? null : (
        <Panel title="Sécurité">
          <SecurityChecks checks={checks} />
        </Panel>
      )}
      {areJobsGood(jobs) ? null : (
        <Panel title="Travaux automatiques">
          <JobChecks {...jobs} />
        </Panel>
      )}
    </>
  )
}

/** What needs no look, in one line that opens. */
export function HealthSummary({ checks, jobs }: HealthProps) {
  const hasSecurity = isSecure(checks)
  const hasJobs = areJobsGood(jobs)
  if (!hasSecurity && !hasJobs) return null
  const good = [
    ...(hasSecurity ? ['sécurité'] : []),
    ...(hasJobs ? ['travaux automatiques'] : []),
  ].join(' et ')
  return (
    <details className="panel text-small">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 py-2">
        <Icon name="check" className="text-ok" />
        {hasSecurity && hasJobs ? `Tout va bien\u00a0: ${good}` : `En ordre\u00a0: ${good}`}
        <Icon name="chev" className="ml-auto" />
      </summary>
      <div className="border-t border-edge">
        {hasSecurity ? <SecurityChecks checks={checks} /> : null}
        {hasJobs ? <JobChecks {...jobs} /> : null}
      </div>
    </details>
  )
}
