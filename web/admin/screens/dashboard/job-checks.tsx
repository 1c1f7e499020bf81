import type { DiskState, Job, JobRun, JobState } from '#shared/site/site-health.ts'
import { instant } from '#web/admin/controls/instant.ts'

import { CheckRow } from './check-row.tsx'

const labels: Record<Job, string> = {
  nuit: 'Entretien de la nuit',
  publications: 'Publications planifiées',
  sauvegarde: 'Sauvegarde',
}

/** What to do about a job that does not run. */
const advice: Record<Job, string> = {
  nuit: 'Vérifiez que le serveur tourne la nuit et que ses tâches planifiées sont actives.',
  publications:
    'Rien ne sera publié à son heure\u00a0: vérifiez que les tâches planifiées du serveur sont actives.',
  sauvegarde: 'Lancez «\u00a0npm run backup\u00a0» sur le serveur, puis chaque jour par cron.',
}

const words: Record<JobState, string> = {
  ok: 'En ordre',
  late: 'En retard',
  failed: 'En échec',
  never: 'Aucun passage',
}

const roomWords: Record<DiskState, string> = {
  ok: 'En ordre',
  low: 'Presque plein',
  full: 'Plein',
}

export type Jobs = {
  travaux: { travail: Job; etat: JobState; passage: JobRun | null }[]
  /** Null where the site does not run on a machine of its own. */
  disque: DiskState | null
}

/** True if every job ran in time and the disk has room. */
export const isRunning = ({ travaux, disque }: Jobs): boolean =>
  travaux.every(({ etat }) => etat === 'ok') && (disque ?? 'ok') === 'ok'

/** Scheduled jobs: the last run of each, its result, and advice if it fails. */
export function JobChecks({ travaux, disque }: Jobs) {
  return (
    <ul>
      {travaux.map(({ travail, etat, passage }) => (
        <CheckRow key={travail} label={labels[travail]} isGood={etat === 'ok'} word={words[etat]}>
          {passage ? (
            <span className="hint">{`${instant(passage.fini_le)}\u00a0: ${passage.bilan}`}</span>
          ) : null}
          {etat === 'ok' ? null : <span className="hint">{advice[travail]}</span>}
        </CheckRow>
      ))}
      {disque ? (
        <CheckRow label="Disque du serveur" isGood={disque === 'ok'} word={roomWords[disque]}>
          {disque === 'ok' ? null : (
            <span className="hint">
              Libérez de la place sur le serveur : sans elle, rien ne peut être enregistré.
            </span>
          )}
        </CheckRow>
      ) : null}
    </ul>
  )
}
