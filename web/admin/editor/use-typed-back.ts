import { isSame, withChanges } from '#shared/items/merged-draft.ts'
import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import type { Autosave } from '#web/admin/typed/autosave.ts'
import type { TypingPlace } from '#web/admin/typed/kept-here.ts'
import type { FoundTyped } from '#web/admin/typed/typed.ts'
import { useFound } from '#web/admin/typed/use-found.ts'
import { showToast } from '#web/ui/toast.tsx'

import type { Conflict } from './conflict/conflict.ts'
import type { ItemSource } from './item-source.ts'
import type { EditedDraft, OpenedItem } from './opened-item.ts'
import { restoreFocus } from './restore-focus.ts'

type EditedItem<Draft> = {
  opened: OpenedItem<Draft>
  storedNow: () => OpenedItem<Draft>
  autosave: Autosave<Draft>
  /** Puts a draft into the form. */
  begin: (draft: Draft) => void
  /** A draft of an earlier visit and what is stored hold something else in the same field. */
  onConflict: (conflict: Conflict<Draft>) => void
}

/** What is typed on an item and not saved: taken back, put back, and found again from an earlier visit. */
export function useTypedBack<Draft extends EditedDraft>(
  source: ItemSource<Draft>,
  place: TypingPlace,
  { opened, storedNow, autosave, begin, onConflict }: EditedItem<Draft>,
) {
  const earlier = useFound(place, {
    draftSchema: source.draftSchema,
    onServer: opened.saisies,
    stored: opened.value,
    calls: source,
  })

  /** What is typed and differs from what is stored. */
  function unsaved(): Draft | null {
    const typed = autosave.typed()?.draft ?? null
    return typed === null || isSame(typed, storedNow().value) ? null : typed
  }

  /**
   * Puts back what was typed on an item as it was stored then. What was typed or saved since stays; where
   * both changed a field, what was put back is offered above the form.
   */
  function putBack(typed: Draft, { version, copie, value }: OpenedItem<Draft>) {
    const now = storedNow()
    const joined = withChanges(unsaved() ?? now.value, { from: value, to: typed })
    if (joined === null) {
      earlier.park({ version, copie, draft: typed })
      reportSuccess('Saisie gardée', offeredAbove)
      return
    }
    begin(joined)
    // The form is gone where the editor was left before.
    autosave.note({ version: now.version, copie: now.copie, draft: joined })
    autosave.keepHere()
  }

  /** Takes the changes back, those that a save was refused too, and offers the way back. */
  function reset() {
    const typed = unsaved()
    const stored = storedNow()
    autosave.forget()
    begin(stored.value)
    if (typed === null) return
    showToast({
      type: 'success',
      title: 'Modifications annulées',
      action: { label: 'Rétablir', run: () => putBack(typed, stored) },
    })
  }

  async function resume(found: FoundTyped<Draft>) {
    const stored = storedNow()
    const isOfNow = found.version === stored.version && found.copie === stored.copie
    if (place.id === null || isOfNow) {
      takeUp(found, found.draft)
      return
    }
    // Nobody publishes or withdraws by taking up a text.
    const mine = { ...found.draft, statut: stored.value.statut }
    try {
      const base = await source.readBegun(place.id, found)
      const joined = base && withChanges(stored.value, { from: base, to: mine })
      if (joined) takeUp(found, joined)
      else onConflict({ base, mine, theirs: stored, of: 'found', found })
    } catch (error) {
      reportFailure('Ce brouillon n’a pas pu être repris.', error)
    }
  }

  /**
   * Goes on with a draft of an earlier visit: from now on it is this editor's. What was typed since stays
   * where the draft holds nothing else, and is else offered in its turn.
   */
  function takeUp(found: FoundTyped<Draft>, draft: Draft) {
    const typed = unsaved()
    const { version, copie, value } = storedNow()
    const both = typed && withChanges(draft, { from: value, to: typed })
    earlier.pass(found)
    begin(both ?? draft)
    autosave.note({ version, copie, draft: both ?? draft })
    autosave.afterSent(() => earlier.drop(found))
    if (typed === null || both !== null) return
    earlier.park({ version, copie, draft: typed })
    reportSuccess('Brouillon repris', 'Ce qui venait d’être tapé est proposé à son tour.')
  }

  const { found } = earlier
  return {
    unsaved,
    putBack,
    reset,
    takeUp,
    /** What was typed in an earlier visit, until it is taken up or thrown away. */
    found: found && {
      ...found,
      resume: () => void resume(found),
      discard: () => {
        earlier.discard(found)
        restoreFocus()
      },
    },
  }
}

const offeredAbove =
  'Un de ses champs a changé depuis\u00a0: elle vous est proposée en tête de la fiche.'
