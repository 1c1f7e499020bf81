import type { KeptItem } from '#shared/selection.ts'
import { runOnce } from '#web/ui/run-once.ts'

import { tellNotLoaded } from './tell-not-loaded.ts'

/** Keeps an item or takes it out, as the button pressed asks; the code for that is loaded with the first press. */
export function toggleStar(button: Element, item: KeptItem): void {
  runOnce(button, () =>
    import('./stars.ts').then(
      (stars) => stars.toggleStar(item),
      () => tellNotLoaded('Sélection indisponible'),
    ),
  )
}
