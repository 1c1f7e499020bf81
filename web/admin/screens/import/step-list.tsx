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
    <ol className="mb-5 flex gap-0.5 overflow-x-auto" aria-label="Étapes de l’import">
      {steps.map(([name, label], index) => {
        const isPast = index < reached || isDone
        const isCurrent = index === reached
        const colours = isPast ? pastStep : isCurrent ? currentStep : comingStep
        return (
          <li
            key={name}
            className={`${step} ${isCurrent ? 'flex-1' : 'flex-none sm:flex-1'} ${colours}`}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span
              className="font-display text-t3 leading-none font-demi lining-nums"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <span className={isCurrent ? undefined : 'max-sm:sr-only'}>{label}</span>
            {isPast ? <span className="sr-only"> (faite)</span> : null}
          </li>
        )
      })}
    </ol>
  )
}

const step =
  'clip-arrow flex min-h-11 items-center gap-2 pr-5 pl-3.5 text-label font-semibold whitespace-nowrap'
const pastStep = 'bg-ok-tint text-ok'
const currentStep = 'bg-ink text-card'
const comingStep = 'bg-desk-2 text-ink-2'
