import { useState } from 'react'

import {
  isWorkflowKept,
  workflowModel,
  workflowModels,
} from '#shared/admin/workflows/workflow-templates.ts'
import { type GptDraft, stepDraft, type StepDraft } from '#shared/drafts/gpt-draft.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { Button } from '#web/ui/button.tsx'

type WorkflowProposalProps = {
  draft: GptDraft
  onPropose: (steps: StepDraft[]) => void
}

/** Fills the workflow of the GPT at hand from its template, unless someone has written one. */
export function WorkflowProposal({ draft, onPropose }: WorkflowProposalProps) {
  const [replaced, setReplaced] = useState<StepDraft[] | null>(null)
  const { nom, etapes } = workflowModels[workflowModel(draft)]
  const isKept = isWorkflowKept(draft.workflow)

  function generate() {
    setReplaced(draft.workflow)
    onPropose(etapes.map(stepDraft))
  }

  function takeBack(steps: StepDraft[]) {
    setReplaced(null)
    onPropose(steps)
  }

  return (
    <Panel title="Workflow automatique">
      <div className="in stack">
        <p className="hint">
          Propose des étapes d’après la catégorie (modèle {nom}). Un workflow déjà rédigé est
          conservé.
        </p>
        {replaced ? <output>Étapes proposées : relisez-les, puis enregistrez.</output> : null}
        {replaced ? (
          <Button size="sm" onClick={() => takeBack(replaced)}>
            <Icon name="reset" />
            Annuler
          </Button>
        ) : (
          <Button size="sm" disabled={isKept} onClick={generate}>
            <Icon name="steps" />
            Générer
          </Button>
        )}
      </div>
    </Panel>
  )
}
