import { showToast } from '#web/ui/toast.tsx'

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
        void giveBack(before, after)
      },
    },
    topic,
  })
}

/** The code is loaded for it; without network what was kept before takes the place of all the same. */
async function giveBack(before: OwnData, after: OwnData): Promise<void> {
  const given = await import('./changed-since.ts').then(
    ({ besideChanges }) => besideChanges(before, after),
    () => before,
  )
  if (given === null || !storeData(given)) tellUnchanged()
}

const tellUnchanged = () =>
  showToast({
    type: 'error',
    title: 'Rien n’a changé',
    description:
      'Votre navigateur refuse de garder ces données\u00a0: navigation privée, réglage ou espace plein. Libérez de la place ou ouvrez une fenêtre ordinaire, puis réessayez.',
    topic,
  })
