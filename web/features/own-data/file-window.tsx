import { type MouseEvent, useState } from 'react'

import { deviceDate } from '#shared/text/device-date.ts'
import { isFresh } from '#web/storage/kept-values.ts'
import { Button } from '#web/ui/button.tsx'
import { closeWindow } from '#web/ui/close-window.ts'
import { ComparisonTable } from '#web/ui/comparison-table.tsx'
import { DialogWindow } from '#web/ui/dialog.tsx'
import { Choice } from '#web/ui/fields/choice.tsx'

import type { FileData } from './data-file.ts'
import { mergedData, overflow, replacedData } from './merge-data.ts'
import { noData, type OwnData, presentData } from './own-data.ts'
import { replaceData } from './replace-data.ts'
import { keptSentence, summaryOf } from './summary.ts'

type FileWindowProps = { file: FileData; onClose: () => void }

/** Shows what a file holds and what would be kept with it, before anything is changed. */
export function FileWindow({ file: { data, exportedAt }, onClose }: FileWindowProps) {
  const [replaces, setReplaces] = useState(false)
  const outcome = () => (replaces ? replacedData : mergedData)(presentData(), data)
  const fault = overflow(outcome())

  function bringIn(event: MouseEvent<HTMLButtonElement>) {
    closeWindow(event)
    const [before, after] = [presentData(), outcome()]
    const isSame = JSON.stringify(before) === JSON.stringify(after)
    const done = replaces
      ? 'Les données du fichier ont pris la place des vôtres.'
      : 'Les données du fichier sont ajoutées aux vôtres.'
    replaceData(
      after,
      'Import terminé',
      isSame
        ? 'Tout ce que contient ce fichier était déjà dans ce navigateur.'
        : `${done} ${keptSentence(after)}`,
    )
  }

  return (
    <DialogWindow
      title="Importer ce fichier"
      onClose={onClose}
      footer={
        <>
          <Button onClick={closeWindow}>Annuler</Button>
          <Button variant="ink" disabled={fault !== null} onClick={bringIn}>
            Importer
          </Button>
        </>
      }
    >
      {exportedAt === null ? null : <p>Exporté le {deviceDate(exportedAt)}.</p>}
      <fieldset className="mt-3 grid gap-2">
        <legend className="sr-only">Que faire de ce qui est déjà ici&nbsp;?</legend>
        <Choice
          name="import"
          isChosen={!replaces}
          onChoose={() => setReplaces(false)}
          title="Fusionner"
        >
          Rien n’est perdu&nbsp;: ce qui manque ici est ajouté. De ce qui est des deux côtés, le
          plus récent l’emporte.
        </Choice>
        <Choice
          name="import"
          isChosen={replaces}
          onChoose={() => setReplaces(true)}
          title="Remplacer"
        >
          Ce que contient le fichier prend la place de ce qui est ici.
        </Choice>
      </fieldset>
      <p className="error mt-3" role="alert">
        {fault === null
          ? null
          : `Import impossible\u00a0: ${fault} Supprimez-en d’abord ici, ou choisissez «\u00a0Remplacer\u00a0».`}
      </p>
      <Outcome file={{ ...noData, ...data }} after={outcome()} />
      {data.kept?.every(isFresh) === false ? (
        <p className="hint mt-3">
          Ce que le fichier garde d’une saisie de plus de 90&nbsp;jours n’est pas repris.
        </p>
      ) : null}
    </DialogWindow>
  )
}

/** What the file holds, and what this browser would keep. */
function Outcome({ file, after }: { file: OwnData; after: OwnData }) {
  const kept = summaryOf(after)
  return (
    <ComparisonTable
      columns={['Données', 'Dans le fichier', 'Après l’import']}
      rows={summaryOf(file).map(({ label, value }, index) => [label, value, kept[index]?.value])}
      isCompact
    />
  )
}
