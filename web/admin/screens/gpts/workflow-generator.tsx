import { useEffect, useRef, useState } from 'react'

import { countOf } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { failureText } from '#web/admin/api/failures.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { useItemCalls } from '#web/admin/items/item-calls.ts'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { Button } from '#web/ui/button.tsx'

import { type Counts, type GeneratorState, type PlannedItem, runPlan } from './generator-run.ts'

const pauseMs = 100

/** Writes the workflows that public GPTs lack: first what it would do, then one by one. */
export function WorkflowGenerator() {
  const { client } = api.useUtils()
  const { refresh } = useItemCalls('gpt')
  const [state, setState] = useState<GeneratorState>({ step: 'idle' })
  const isStopped = useRef(false)
  useEffect(() => () => void (isStopped.current = true), [])

  async function plan() {
    setState({ step: 'planning' })
    try {
      const { items } = await client.admin.workflows.plan.query()
      setState({ step: 'preview', items })
    } catch (error) {
      setState({ step: 'error', counts: nothingDone, error })
    }
  }

  async function run(items: readonly PlannedItem[]) {
    isStopped.current = false
    await runPlan({
      items,
      apply: async ({ id, version }) =>
        (await client.admin.workflows.generate.mutate({ id, version })).outcome,
      pause: () => new Promise((resume) => setTimeout(resume, pauseMs)),
      isStopped: () => isStopped.current,
      onChange: setState,
    })
    await refresh()
  }

  return (
    <Panel
      title="Workflow automatique"
      className="generator"
      aside={state.step === 'idle' ? <Start onPlan={() => void plan()} /> : null}
    >
      <div className={state.step === 'idle' ? undefined : 'in stack'} aria-live="polite">
        <Body
          state={state}
          onRun={(items) => void run(items)}
          onStop={() => (isStopped.current = true)}
          onClose={() => setState({ step: 'idle' })}
        />
      </div>
    </Panel>
  )
}

/** Beside the title, so that the list below begins in sight. */
function Start({ onPlan }: { onPlan: () => void }) {
  return (
    <>
      <p className="hint">
        Propose des étapes d’après la catégorie de chaque GPT valide. Un workflow déjà rédigé est
        conservé.
      </p>
      <Button size="sm" onClick={onPlan}>
        <Icon name="steps" />
        Générer
      </Button>
    </>
  )
}

type BodyProps = {
  state: GeneratorState
  onRun: (items: readonly PlannedItem[]) => void
  onStop: () => void
  onClose: () => void
}

function Body({ state, onRun, onStop, onClose }: BodyProps) {
  switch (state.step) {
    case 'idle':
      return null
    case 'planning':
      return <Spinner label="Préparation de l’aperçu..." />
    case 'preview':
      return <PlanPreview items={state.items} onRun={onRun} onClose={onClose} />
    case 'running':
      return <Progress {...state} onStop={onStop} />
    case 'result':
      return (
        <Notice
          tone={state.isStopped ? 'warn' : 'ok'}
          title={state.isStopped ? 'Génération arrêtée' : 'Workflows générés avec succès !'}
        >
          <Outcome counts={state.counts} onClose={onClose} />
        </Notice>
      )
    case 'error':
      return (
        <Notice tone="bad" title={errorTitle(state.error)}>
          <p>{failureText(state.error)}</p>
          <Outcome counts={state.counts} onClose={onClose} />
        </Notice>
      )
  }
}

const nothingDone: Counts = { generated: 0, kept: 0, total: 0 }

/** The API's refusal, or something nobody foresaw. */
function errorTitle(error: unknown): string {
  return apiErrorCode(error) === undefined ? 'Erreur inattendue' : 'Erreur lors de la génération'
}

type ProgressProps = { counts: Counts; done: number; current: string; onStop: () => void }

function Progress({ counts, done, current, onStop }: ProgressProps) {
  return (
    <>
      <progress
        className="generator-progress"
        max={counts.total}
        value={done}
        aria-label="Avancement de la génération"
      />
      <p aria-live="off">
        {done} sur {counts.total} : {current}
      </p>
      <CountList counts={counts} />
      <p>
        <Button size="sm" onClick={onStop}>
          <Icon name="pause" />
          Arrêter
        </Button>
      </p>
    </>
  )
}

function Outcome({ counts, onClose }: { counts: Counts; onClose: () => void }) {
  return (
    <>
      <CountList counts={counts} />
      <p>
        <Button size="sm" onClick={onClose}>
          Fermer
        </Button>
      </p>
    </>
  )
}

function CountList({ counts: { generated, kept, total } }: { counts: Counts }) {
  return (
    <p className="hint">
      {countOf(generated, 'workflow généré', 'workflows générés')},{' '}
      {countOf(kept, 'conservé', 'conservés')}, {total} au total.
    </p>
  )
}

type PlanPreviewProps = {
  items: readonly PlannedItem[]
  onRun: (items: readonly PlannedItem[]) => void
  onClose: () => void
}

/** What the generator would change, before it writes anything. */
function PlanPreview({ items, onRun, onClose }: PlanPreviewProps) {
  const changed = items.filter(({ decision }) => decision === 'generate')
  const kept = items.length - changed.length
  return (
    <>
      <p>
        {countOf(changed.length, 'workflow sera écrit', 'workflows seront écrits')},{' '}
        {countOf(kept, 'sera conservé', 'seront conservés')}, {items.length} au total.
      </p>
      {changed.length > 0 ? (
        <ol className="plan">
          {changed.map(({ id, nom, modele, etapes, actuelles }) => (
            <li key={id}>
              <details>
                <summary>
                  {nom}{' '}
                  <span className="hint">
                    modèle {modele}, {countOf(actuelles, 'étape', 'étapes')} → {etapes.length}
                  </span>
                </summary>
                <ol>
                  {etapes.map(({ titre }) => (
                    <li key={titre}>{titre}</li>
                  ))}
                </ol>
              </details>
            </li>
          ))}
        </ol>
      ) : null}
      <p className="notice-acts">
        <Button size="sm" onClick={onClose}>
          Annuler
        </Button>
        <Button
          size="sm"
          variant="ink"
          disabled={changed.length === 0}
          onClick={() => onRun(items)}
        >
          <Icon name="steps" />
          Écrire {countOf(changed.length, 'workflow', 'workflows')}
        </Button>
      </p>
    </>
  )
}
