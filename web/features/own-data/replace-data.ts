import { tellNothingStored } from '#web/storage/tell-nothing-stored.ts'
import { showToast } from '#web/ui/toast.tsx'

import { type OwnData, presentData, storeData } from './own-data.ts'

/** Keeps other data than were kept, says so and offers to take it back. */
export function replaceData(data: OwnData, title: string, description: string): void {
  const before = presentData()
  if (!storeData(data)) return tellNothingStored()
  showToast({
    type: 'success',
    title,
    description,
    action: {
      label: 'Annuler',
      run: () => {
        if (!storeData(before)) tellNothingStored()
      },
    },
    topic: 'donnees',
  })
}
