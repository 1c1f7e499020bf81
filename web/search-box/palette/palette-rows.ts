import type { ReactNode } from 'react'

import type { StoredItem } from '#shared/items/selection.ts'
import type { IconName } from '#web/ui/icon-names.ts'

/** An item, and the id of the client whom it was begun for, null for nobody; without one it is for the chosen client. */
export type PaletteItem = StoredItem & { clientId?: string | null }

/** One thing that the palette offers. */
export type PaletteRow = {
  /** The same for as long as the row offers the same, whatever is typed. */
  id: string
  icon: IconName
  title: ReactNode
  /** A second line. */
  note?: ReactNode
  /** What stands at its end. */
  end?: ReactNode
  /** The colours of its category. */
  className?: string | undefined
  /** What it leads to, where that is an item: it can be copied or opened without leaving the page. */
  item?: PaletteItem
  /** The link or the button that the row is, around what it shows. */
  render: (attributes: RowAttributes) => ReactNode
}

type RowAttributes = {
  id: string
  tabIndex: -1
  className: string
  children: ReactNode
}

/** Rows under one heading. */
export type PaletteGroup = { label: string; rows: PaletteRow[] }

/** The row after or before the active one; past either end comes the other. */
export function neighbourOf(
  rows: PaletteRow[],
  active: PaletteRow | undefined,
  step: 1 | -1,
): PaletteRow | undefined {
  if (!active) return step === 1 ? rows[0] : rows.at(-1)
  const place = rows.findIndex(({ id }) => id === active.id)
  return rows.at((place + step) % rows.length)
}
