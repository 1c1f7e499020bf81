import type { WorkflowStep } from '#shared/items/sections/workflow.ts'
import { typeset } from '#shared/text/typography.ts'
import { Icon } from '#web/ui/icon.tsx'

const stepClass = 'relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 not-last:pb-8'
/** Draws a line from the number of a step to the next number. */
const lineClass =
  'not-last:after:absolute not-last:after:top-10 not-last:after:bottom-0 not-last:after:left-[calc(--spacing(5)-1px)] not-last:after:w-0.5 not-last:after:bg-edge-2'
const numberClass =
  'grid size-10 place-content-center rounded-1 bg-(--tab) font-display text-t3 leading-none font-strong text-(--on-tab)'

/** The recommended workflow: numbered steps with duration, advice and tools. */
export function Workflow({ steps }: { steps: WorkflowStep[] }) {
  return (
    <ol>
      {steps.map((step, index) => (
        <li key={`${step.numero} ${step.titre}`} className={`${stepClass} ${lineClass}`}>
          <span className={numberClass} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-1.5">
              <h3>{typeset(step.titre)}</h3>
              {step.duree_estimee ? (
                <span className="ml-auto inline-flex items-center gap-1.5 text-label text-ink-2">
                  <Icon name="clock" className="size-4" />
                  <span className="sr-only">Durée estimée : </span>
                  {typeset(step.duree_estimee)}
                </span>
              ) : null}
            </div>
            <p className="mt-2 max-w-2xl text-ink-2">{typeset(step.description)}</p>
            <Extras conseils={step.conseils ?? []} outils={step.outils_requis ?? []} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Extras({ conseils, outils }: { conseils: string[]; outils: string[] }) {
  if (conseils.length === 0 && outils.length === 0) return null
  return (
    <div className="mt-3 grid gap-2 text-small *:grid *:grid-cols-[1.25rem_minmax(0,1fr)] *:gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:text-(--cat-ink)">
      {conseils.map((conseil) => (
        <div key={conseil}>
          <Icon name="bulb" />
          <span>
            <span className="sr-only">Conseil : </span>
            {typeset(conseil)}
          </span>
        </div>
      ))}
      {outils.length > 0 ? (
        <div>
          <Icon name="tool" />
          <span>
            <span className="sr-only">Outils : </span>
            {typeset(outils.join(', '))}
          </span>
        </div>
      ) : null}
    </div>
  )
}
