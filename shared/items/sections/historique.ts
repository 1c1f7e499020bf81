import { z } from 'zod'

import { dayInParis } from '#shared/items/daily-pick.ts'
import { typedText } from '#shared/text/typed-text.ts'

import { readStoredList } from './stored-list.ts'

/** A public note about a modification and its date, `YYYY-MM-DD`. */
export const modificationSchema = z.object({
  modification: typedText().trim().min(1).max(500),
  date: z.iso.date(),
})

/** The public history keeps this many notes. */
export const maxModifications = 200

export const historiqueSchema = z.array(modificationSchema).max(maxModifications)

export const readHistorique = (stored: unknown) => readStoredList(modificationSchema, stored)

type ItemDates = { date_creation: string; date_modification: string }

/**
 * The history as a page shows it, newest first. The date of the last change, which the page names, has an
 * entry even where its editor wrote no note.
 */
export function shownHistorique(
  historique: z.infer<typeof historiqueSchema>,
  { date_creation, date_modification }: ItemDates,
) {
  const notes = historique.toSorted((one, other) => other.date.localeCompare(one.date))
  const date = dayInParis(new Date(date_modification))
  if (notes[0] && notes[0].date >= date) return notes
  const isNew = date === dayInParis(new Date(date_creation))
  const modification = isNew ? 'Publication de la fiche.' : 'Mise à jour de la fiche.'
  return [{ modification, date }, ...notes]
}
