import type { ImportWork } from './import-work.ts'

const steps = [
  ['fichier', 'Fichier'],
  ['colonnes', 'Colonnes'],
  ['essai', 'Essai'],
  ['import', 'Import'],
] as const

type StepListProps = { current: ImportWork['etape']; isDone: boolean }

/** Which of the four steps one is at. */
export function StepList({ current, isDone }: StepListProps) {
  const reached = steps.findIndex(([name]) => name === current)
  return (
    <ol className="import-steps" aria-label="Étapes de l’import">
      {steps.map(([name, label], index) => {
        const isPast = index < reached || isDone
        return (
          <li
            key={name}
            className={isPast ? 'done' : undefined}
            aria-current={index === reached ? 'step' : undefined}
          >
            <span>{label}</span>
            {isPast ? <span className="sr-only"> (faite)</span> : null}
          </li>
        )
      })}
    </ol>
  )
}
