import { useState } from 'react'

import {
  isWorkflowKept,
  workflowModel,
  workflowModels,
} from '#shared/admin/workflows/workflow-templates.ts'
import { isSame } from '#shared/items/draft-edits.ts'
import type { GptDraft } from '#shared/items/gpt-fields.ts'
import { stepDraft, type StepDraft } from '#shared/items/section-fields.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { Button } from '#web/ui/button.tsx'

type WorkflowProposalProps = {
  draft: GptDraft
  onPropose: (steps: StepDraft[]) => void
}

type Proposal = { replaced: StepDraft[]; steps: StepDraft[] }

/** Fills the workflow of the GPT at hand from its template, unless someone has written one. */
export function WorkflowProposal({ draft, onPropose }: WorkflowProposalProps) {
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const { nom, etapes } = workflowModels[workflowModel(draft)]
  const isKept = isWorkflowKept(draft.workflow)
  // What was written in it since is nobody's proposal any more.
  const replaced =
    proposal !== null && isSame(draft.workflow, proposal.steps) ? proposal.replaced : null

  function generate() {
    const steps = etapes.map(stepDraft)
    setProposal({ replaced: draft.workflow, steps })
    onPropose(steps)
  }

  function takeBack(steps: StepDraft[]) {
    setProposal(null)
    onPropose(steps)
  }

  return (
    <Panel title="Workflow automatique">
      <div className="in stack">
        <p className="hint">
          Propose des étapes d’après la catégorie (modèle {nom}). Un workflow déjà rédigé est
          conservé.
        </p>
        {replaced ? <output>Étapes proposées : relisez-les avant de publier.</output> : null}
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
