import { useState } from 'react'
import type { z } from 'zod'

import { isSame } from '#shared/items/merged-draft.ts'
import { browserStorage } from '#web/admin/form/draft-store.ts'
import { showToast } from '#web/ui/toast.tsx'

import { dropHere, keepHere, listHere, type TypingPlace } from './kept-here.ts'
import { type FoundTyped, foundTyped, type Typed } from './typed.ts'
import type { TypingCalls } from './use-autosave.ts'

type FoundOptions<Draft> = {
  draftSchema: z.ZodType<Draft>
  /** What the server has of it. */
  onServer: readonly Typed<Draft>[]
  /** What is stored: what is the same needs no offer. */
  stored: Draft
  calls: TypingCalls<Draft>
}

/** What was typed on an item and never saved, offered one after the other, the latest first. */
export function useFound<Draft>(
  place: TypingPlace,
  { draftSchema, onServer, stored, calls }: FoundOptions<Draft>,
) {
  const [all, setAll] = useState(() =>
    foundTyped(onServer, listHere(browserStorage, place, draftSchema, new Date())).filter(
      ({ draft }) => !isSame(draft, stored),
    ),
  )
  const found = all[0] ?? null

  /** It is offered no more in this visit. */
  const pass = ({ origine }: FoundTyped<Draft>) =>
    setAll((rest) => rest.filter((one) => one.origine !== origine))

  /** It is kept nowhere any more. */
  function drop({ origine }: FoundTyped<Draft>) {
    dropHere(browserStorage, place, origine)
    void calls.dropTyped({ id: place.id, origine }).catch(() => undefined)
  }

  /** Offers in its turn what another draft takes the place of. */
  function park(replaced: Pick<Typed<Draft>, 'version' | 'copie' | 'draft'>) {
    const origine = crypto.randomUUID()
    const typed = { ...replaced, origine, garde_le: new Date().toISOString() }
    keepHere(browserStorage, place, typed)
    setAll((rest) => [...rest, { ...typed, isHere: true }])
    void calls
      .keepTyped({ ...replaced, origine, id: place.id, rang: 1 }, false)
      .then(() => dropHere(browserStorage, place, origine))
      // It stays in this browser.
      .catch(() => undefined)
  }

  /** Throws it away, and offers the way back. */
  function discard(one: FoundTyped<Draft>) {
    pass(one)
    drop(one)
    showToast({
      type: 'success',
      title: 'Brouillon effacé',
      action: {
        label: 'Annuler',
        run: () => {
          const { isHere: _, ...typed } = one
          keepHere(browserStorage, place, typed)
          setAll((rest) => [{ ...typed, isHere: true }, ...rest])
        },
      },
    })
  }

  return { found, pass, drop, park, discard }
}
