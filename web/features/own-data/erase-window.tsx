import type { MouseEvent } from 'react'

import { forgetJourneys } from '#web/storage/forget-journeys.ts'
import { profileDraft } from '#web/storage/profile-draft.ts'
import { forgetUses, rememberAgain, usedItems } from '#web/storage/used-items.ts'
import { Button } from '#web/ui/button.tsx'
import { closeWindow } from '#web/ui/close-window.ts'
import { DialogWindow } from '#web/ui/dialog.tsx'

import { noData } from './own-data.ts'
import { replaceData } from './replace-data.ts'

/** Asks before everything is erased. */
export function EraseWindow({ onClose }: { onClose: () => void }) {
  return (
    <DialogWindow
      title={'Tout effacer\u00a0?'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={closeWindow}>Annuler</Button>
          <Button variant="ink" onClick={erase}>
            Tout effacer
          </Button>
        </>
      }
    >
      <p>
        Profils clients, même commencés, valeurs saisies, versions de prompts, réponses contrôlées,
        sélections et notes, client choisi, assistant retenu, dernières fiches utilisées et étapes
        de parcours seront effacés de ce navigateur. Pour les retrouver un jour, exportez-les
        d’abord. Le fichier ne contient ni les profils commencés, ni les dernières fiches utilisées,
        ni les étapes de parcours.
      </p>
    </DialogWindow>
  )
}

function erase(event: MouseEvent<HTMLButtonElement>) {
  closeWindow(event)
  const draft = profileDraft.get()
  profileDraft.set(null)
  const used = usedItems.get()
  forgetUses()
  const bringJourneysBack = forgetJourneys()
  replaceData(
    noData,
    'Données effacées',
    'Ce navigateur ne garde plus rien de ce que vous avez écrit.',
    () => {
      // A profile that is being written by then stays.
      if (!profileDraft.get()) profileDraft.set(draft)
      rememberAgain(used)
      bringJourneysBack()
    },
  )
}
