import { chosenClient } from '#web/storage/chosen-client.ts'
import { keepAgain } from '#web/storage/client-sheets.ts'
import { keptValues } from '#web/storage/kept-values.ts'
import { showToast } from '#web/ui/toast.tsx'

import type { ValuesState, ValuesStore } from './values-store.ts'

type Told = { title: string; description: string; type: 'info' | 'success' }

/**
 * Shows other values of a prompt, says so and offers to take it back: `backTo` is that, given what was shown
 * before and what is by now, where more may have been typed.
 */
export function changeValues(
  { slug, store }: { slug: string; store: ValuesStore },
  change: () => void,
  told: Told,
  backTo: (before: ValuesState, now: ValuesState, after: ValuesState) => Partial<ValuesState>,
): void {
  const owner = chosenClient.get()?.id
  const [before, keptBefore] = [store.state(), keptValues(slug)]
  change()
  const [after, keptAfter] = [store.state(), keptValues(slug)]
  const takeBack = () => {
    const kept = JSON.stringify(keptValues(slug))
    // What was typed for one client is shown to no other.
    if (chosenClient.get()?.id === owner) store.show(backTo(before, store.state(), after))
    // Its page has kept it where it is still there.
    if (keptBefore && JSON.stringify(keptValues(slug)) === kept) keepAgain(keptBefore, keptAfter)
  }
  showToast({ ...told, action: { label: 'Annuler', run: takeBack }, topic: 'origins' })
}
