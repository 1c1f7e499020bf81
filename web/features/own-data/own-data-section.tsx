import { type ChangeEvent, Fragment, useEffect, useRef, useState } from 'react'

import { cutText } from '#shared/pages/page-metadata.ts'
import { deviceDay } from '#shared/text/device-date.ts'
import { saveFile } from '#web/document/save-file.ts'
import { tellNotLoaded } from '#web/document/tell-not-loaded.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { hasJourneys } from '#web/storage/forget-journeys.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { usedItems } from '#web/storage/used-items.ts'
import { Button } from '#web/ui/button.tsx'
import { factList } from '#web/ui/layout/fact-list.ts'
import { sheet } from '#web/ui/layout/sheet.tsx'
import { showToast } from '#web/ui/toast.tsx'

import type { FileData } from './data-file.ts'
import type { EraseWindow } from './erase-window.tsx'
import type { FileWindow } from './file-window.tsx'
import { dataChanges, noData, presentData } from './own-data.ts'
import { summaryOf } from './summary.ts'

/** Of a client's name, which is as long as one likes. */
const shownMaxLength = 80

/** What a chosen file holds, and the window that shows it, whose code comes with the first file. */
type OpenedFile = { FileWindow: typeof FileWindow; file: FileData }

/** All that this browser keeps of its visitor: how much it is, and taken along, brought in or erased. */
export function OwnDataSection() {
  const data = usePresentData()
  const input = useRef<HTMLInputElement>(null)
  const [erasing, setErasing] = useState<{ EraseWindow: typeof EraseWindow } | null>(null)
  const [opened, setOpened] = useState<OpenedFile | null>(null)
  const summary = summaryOf(data)
  const isEmpty = JSON.stringify(summary) === JSON.stringify(summaryOf(noData))
  const hasUses = useStoredValue(usedItems).length > 0 || hasJourneys()

  async function bringIn({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    if (!chosen) return
    const code = await Promise.all([import('./data-file.ts'), import('./file-window.tsx')]).catch(
      () => null,
    )
    if (!code) return tellNotLoaded('Import indisponible')
    const [{ openDataFile }, window] = code
    const read = await openDataFile(chosen)
    // Or choosing the same file again would change nothing.
    target.value = ''
    if (typeof read === 'string') tellRefused(read)
    else setOpened({ ...window, file: read })
  }

  async function askToErase() {
    const code = await import('./erase-window.tsx').catch(() => null)
    if (code) setErasing(code)
    else tellNotLoaded('Effacement indisponible')
  }

  return (
    <section className="mt-12" aria-labelledby="mes-donnees">
      <h2 id="mes-donnees">Mes données</h2>
      <p className="mt-2">
        Voici ce que ce navigateur garde de votre travail. Rien n’en est envoyé au site&nbsp;:
        emportez-le en un fichier, vers votre téléphone ou un autre ordinateur.
      </p>
      <dl className={`${sheet} mt-4 ${factList}`}>
        {summary.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{cutText(value, shownMaxLength)}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button disabled={isEmpty} onClick={() => void takeAlong()}>
          Exporter mes données
        </Button>
        <Button onClick={() => input.current?.click()}>Importer un fichier</Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label="Fichier de données à importer"
          hidden
          onChange={(event) => void bringIn(event)}
        />
        <Button
          aria-disabled={isEmpty && !hasUses}
          aria-haspopup="dialog"
          onClick={() => {
            if (!isEmpty || hasUses) void askToErase()
          }}
        >
          Tout effacer
        </Button>
      </div>
      <p className="hint mt-3">
        Le thème et les <PageLink to="/hors-ligne">pages enregistrées hors ligne</PageLink> restent
        propres à l’appareil&nbsp;: le fichier ne les contient pas, et «&nbsp;Tout effacer&nbsp;»
        les laisse. Il ne contient pas non plus les dernières fiches utilisées ni les étapes de
        parcours.
      </p>
      {erasing ? <erasing.EraseWindow onClose={() => setErasing(null)} /> : null}
      {opened ? <opened.FileWindow file={opened.file} onClose={() => setOpened(null)} /> : null}
    </section>
  )
}

function usePresentData() {
  const [data, setData] = useState(presentData)
  useEffect(() => dataChanges(() => setData(presentData())), [])
  return data
}

async function takeAlong() {
  const code = await import('./data-file.ts').catch(() => null)
  if (!code) return tellNotLoaded('Export indisponible')
  saveFile(
    `mes-donnees-${deviceDay(new Date())}.json`,
    'application/json',
    code.writeDataFile(presentData()),
  )
}

const tellRefused = (fault: string) =>
  showToast({ type: 'error', title: 'Rien n’a été importé', description: fault, topic: 'donnees' })
