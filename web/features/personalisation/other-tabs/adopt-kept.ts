import { valueOf } from '#shared/variables/prompt-values.ts'
import type { KeptTab } from '#web/features/personalisation/kept-typing.ts'
import type { ValuesStore } from '#web/features/personalisation/values-store.ts'
import { keptAside, keptFor } from '#web/storage/kept-values.ts'

/**
 * Shows what another tab has kept of a prompt, save where something else was typed in this one: that stays
 * in its field, below which it is said, until its visitor has chosen.
 */
export function adoptKept(tab: KeptTab, store: ValuesStore, keepOwn: (key: string) => void): void {
  const { slug, owner, seen, own } = tab
  const kept = keptFor(slug, owner)
  const { typed, others } = store.state()
  const stays = Object.entries(typed).filter(
    ([key, value]) => own.has(key) && value !== valueOf(kept, key),
  )
  const told = stays.map(([key]) => key).filter((key) => valueOf(kept, key) !== valueOf(seen, key))
  tab.known = { ...kept, ...Object.fromEntries(stays) }
  tab.seen = kept
  tab.aside = keptAside(slug, owner)
  store.show({ typed: tab.known, aside: tab.aside })
  if (told.length === 0 && !others) return
  import('./other-tab.tsx').then(
    ({ tellOtherTab }) => tellOtherTab(store, kept, told, { slug, keepOwn }),
    // Without it the fields are as they were typed.
    () => undefined,
  )
}
