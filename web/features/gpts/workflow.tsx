import type { WorkflowStep } from '#shared/items/sections/workflow.ts'
import { typeset } from '#shared/text/typography.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The recommended workflow: numbered steps with duration, advice and tools. */
export function Workflow({ steps }: { steps: WorkflowStep[] }) {
  return (
    <ol className="flow">
      {steps.map((step) => (
        <li key={`${step.numero} ${step.titre}`}>
          <div>
            <div className="top">
              <h3>{typeset(step.titre)}</h3>
              {step.duree_estimee ? (
                <span className="dur">
                  <Icon name="clock" />
                  <span className="vh">Durée estimée : </span>
                  {typeset(step.duree_estimee)}
                </span>
              ) : null}
            </div>
            <p>{typeset(step.description)}</p>
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
    <div className="extra">
      {conseils.map((conseil) => (
        <div key={conseil}>
          <Icon name="bulb" />
          <span>
            <span className="vh">Conseil : </span>
            {typeset(conseil)}
          </span>
        </div>
      ))}
      {outils.length > 0 ? (
        <div>
          <Icon name="tool" />
          <span>
            <span className="vh">Outils : </span>
            {typeset(outils.join(', '))}
          </span>
        </div>
      ) : null}
    </div>
  )
}
