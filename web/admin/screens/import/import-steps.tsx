import { useRef, useState } from 'react'

import { PageHead } from '#web/admin/controls/page-head.tsx'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import { useMay } from '#web/admin/session/session.ts'
import { noTableState } from '#web/admin/table/table-state.ts'

import { ColumnsStep } from './columns-step.tsx'
import { ExportPanel } from './export-panel.tsx'
import { FileStep } from './file-step.tsx'
import { beginWork, type ImportWork } from './import-work.ts'
import { keepWork } from './kept-work.ts'
import { StepList } from './step-list.tsx'
import { TrialStep } from './trial/trial-step.tsx'
import { WritingStep } from './writing/writing-step.tsx'

type ImportStepsProps = { userId: string; kept: ImportWork }

/** The four steps of an import, of which only the last writes anything. */
export function ImportSteps({ userId, kept }: ImportStepsProps) {
  const may = useMay()
  const [, changeUrl] = useUrlState()
  const [work, setWork] = useState(kept)
  const former = useRef<ImportWork>(kept)
  const keeping = useRef<Promise<unknown>>(Promise.resolve())

  function change(next: ImportWork) {
    const before = former.current
    former.current = next
    setWork(next)
    // One after the other: the last is what is kept.
    keeping.current = keeping.current.then(() => keepWork(userId, next, before, new Date()))
    if (next.etape === before.etape) return
    changeUrl({ verdict: null, ...noTableState })
    requestAnimationFrame(() => document.querySelector<HTMLElement>('h1')?.focus())
  }

  return (
    <>
      <PageHead {...headOf(work, may('data.export'))} />
      <StepList current={work.etape} isDone={isDone(work)} />
      {work.etape === 'fichier' ? (
        <div className="stack">
          <FileStep onRead={(file) => change(beginWork(file))} />
          {may('data.export') ? <ExportPanel /> : null}
        </div>
      ) : null}
      {work.etape === 'colonnes' ? (
        <ColumnsStep
          work={work}
          onChange={(mapped) => change({ ...mapped, etape: 'colonnes' })}
          onTried={(tried) => change({ ...tried, etape: 'essai' })}
          onOtherFile={() => change({ etape: 'fichier' })}
        />
      ) : null}
      {work.etape === 'essai' ? (
        <TrialStep
          work={work}
          onChange={(tried) => change({ ...tried, etape: 'essai' })}
          onColumns={({ file, mapping, found }) =>
            change({ etape: 'colonnes', file, mapping, found })
          }
          onWrite={(written) => change({ ...written, etape: 'import' })}
        />
      ) : null}
      {work.etape === 'import' ? (
        <WritingStep
          work={work}
          isFresh={work !== kept}
          onChange={(written) => change({ ...written, etape: 'import' })}
          onOtherFile={() => change({ etape: 'fichier' })}
        />
      ) : null}
    </>
  )
}

const isDone = (work: ImportWork) =>
  work.etape === 'import' && work.faites.length >= work.aEcrire.length

function headOf(work: ImportWork, mayExport: boolean): { title: string; text: string } {
  const title = 'Importer des fiches'
  if (work.etape === 'fichier') {
    return {
      title: mayExport ? 'Importer et exporter' : title,
      text: 'Le catalogue n’est pas touché avant la dernière étape d’un import.',
    }
  }
  if (work.etape === 'colonnes') {
    return { title, text: 'Le catalogue n’est pas touché avant la dernière étape.' }
  }
  if (work.etape === 'essai') {
    const seconds = Math.max(1, Math.round(work.seconds))
    const lasted = `${seconds}\u00a0${seconds < 2 ? 'seconde' : 'secondes'}`
    return { title, text: `Essai terminé en ${lasted}. Rien n’a été écrit.` }
  }
  const word = work.annule ? 'import annulé.' : 'une seule entrée du journal.'
  return { title, text: `${work.file.nom}\u00a0: ${word}` }
}
