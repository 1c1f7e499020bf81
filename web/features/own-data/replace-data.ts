import { showToast } from '#web/ui/toast.tsx'

import { besideChanges } from './changed-since.ts'
import { type OwnData, presentData, storeData } from './own-data.ts'

const topic = 'donnees'

/** Keeps other data than were kept, says so and offers to take it back, with what else was done: beside what has changed since. */
export function replaceData(
  data: OwnData,
  title: string,
  description: string,
  undoRest?: () => void,
): void {
  const before = presentData()
  if (!storeData(data)) return tellUnchanged()
  const after = presentData()
  showToast({
    type: 'success',
    title,
    description,
    action: {
      label: 'Annuler',
      run: () => {
        undoRest?.()
        const given = besideChanges(before, after)
        if (given === null || !storeData(given)) tellUnchanged()
      },
    },
    topic,
  })
}

const tellUnchanged = () =>
  showToast({
    type: 'error',
    title: 'Rien n’a changé',
    description:
      'Votre navigateur refuse de garder ces données\u00a0: navigation privée, réglage ou espace plein. Libérez de la place ou ouvrez une fenêtre ordinaire, puis réessayez.',
    topic,
  })
