import type { SecurityCheck } from '#shared/access/security-check.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'

import { isRunning, JobChecks, type Jobs } from './job-checks.tsx'
import { SecurityChecks } from './security-checks.tsx'

type HealthProps = { checks: SecurityCheck[]; jobs: Jobs }

const isSecure = (checks: SecurityCheck[]) => checks.every(({ etat }) => etat === 'actif')

/** Protections and scheduled jobs, each only if it needs attention. */
export function HealthProblems({ checks, jobs }: HealthProps) {
  return (
    <>
      {isSecure(checks) ? null : (
        <Panel title="Sécurité">
          <SecurityChecks checks={checks} />
        </Panel>
      )}
      {isRunning(jobs) ? null : (
        <Panel title="Travaux automatiques">
          <JobChecks {...jobs} />
        </Panel>
      )}
    </>
  )
}

/** Protections and scheduled jobs that need no attention, collapsed into one line. */
export function HealthSummary({ checks, jobs }: HealthProps) {
  const showsSecurity = isSecure(checks)
  const showsJobs = isRunning(jobs)
  if (!showsSecurity && !showsJobs) return null
  const subjects = [
    ...(showsSecurity ? ['sécurité'] : []),
    ...(showsJobs ? ['travaux automatiques'] : []),
  ].join(' et ')
  return (
    <details className="panel text-small">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 py-2">
        <Icon name="check" className="text-ok" />
        {`${showsSecurity && showsJobs ? 'Tout va bien' : 'En ordre'}\u00a0: ${subjects}`}
        <Icon name="chev" className="ml-auto" />
      </summary>
      <div className="border-t border-edge">
        {showsSecurity ? <SecurityChecks checks={checks} /> : null}
        {showsJobs ? <JobChecks {...jobs} /> : null}
      </div>
    </details>
  )
}
