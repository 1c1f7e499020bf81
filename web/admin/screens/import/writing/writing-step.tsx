import { useEffect, useRef } from 'react'

import { countOf, formatNumber } from '#shared/text/plural.ts'
import { failureText } from '#web/admin/api/failures.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { ProgressLine } from '#web/admin/controls/progress-line.tsx'
import type { WrittenFile } from '#web/admin/screens/import/import-work.ts'
import { PanelBar } from '#web/admin/screens/import/panel-bar.tsx'
import { Button } from '#web/ui/button.tsx'

import { Outcome } from './outcome.tsx'
import { useWriting } from './use-writing.ts'

type WritingStepProps = {
  work: WrittenFile
  /** It was asked for just now; one that is found again waits for its button. */
  isFresh: boolean
  onChange: (work: WrittenFile) => void
  onOtherFile: () => void
}

/** Step 4: rows are written, with a pause and a way on, and then what was done is said. */
export function WritingStep({ work, isFresh, onChange, onOtherFile }: WritingStepProps) {
  const { state, isDone, write, pause } = useWriting(work, onChange)
  const begin = useRef(isFresh ? write : null)
  useEffect(() => {
    begin.current?.()
    begin.current = null
  }, [])
  const total = work.aEcrire.length
  if (isDone) {
    return (
      <Outcome
        work={work}
        onUndone={() => onChange({ ...work, annule: true })}
        onOtherFile={onOtherFile}
      />
    )
  }
  return (
    <Panel
      title={work.file.nom}
      aside={<span className="hint">{countOf(total, 'fiche à écrire', 'fiches à écrire')}</span>}
    >
      <div className="in stack">
        <ProgressLine max={total} value={work.faites.length}>
          {formatNumber(work.faites.length)} sur {countOf(total, 'fiche', 'fiches')}
        </ProgressLine>
        <output>
          {state.name === 'ecrit'
            ? 'Import en cours. Vous pouvez le mettre en pause, ou fermer cette page\u00a0: il reprendra où il en était.'
            : null}
          {state.name === 'derniere' ? 'Mise en pause après les fiches en cours…' : null}
          {state.name === 'pause'
            ? 'En pause. Ce qui est écrit le reste\u00a0; rien ne le sera deux fois.'
            : null}
        </output>
        {state.name === 'coupe' ? (
          <Notice tone="warn" title="Le site ne répond pas">
            <p>
              L’import attend et reprendra seul, où il en était. Rien n’est perdu et rien ne sera
              écrit deux fois.
            </p>
          </Notice>
        ) : null}
        {state.name === 'refus' ? (
          <Notice tone="bad" title="L’import s’est arrêté">
            <p>
              {failureText(state.error)} Ce qui est écrit le reste&nbsp;; reprenez quand vous
              voulez.
            </p>
          </Notice>
        ) : null}
      </div>
      <PanelBar text="Une seule entrée du journal, annulable.">
        {state.name === 'ecrit' || state.name === 'derniere' ? (
          <Button disabled={state.name === 'derniere'} onClick={pause}>
            <Icon name="pause" />
            Mettre en pause
          </Button>
        ) : (
          <Button variant="ink" onClick={write}>
            Reprendre l’import
            <Icon name="arrow" />
          </Button>
        )}
      </PanelBar>
    </Panel>
  )
}
