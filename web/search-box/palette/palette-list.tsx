import { type ReactNode, type Ref, useId } from 'react'

import type { ItemActions } from './item-actions.ts'
import { PaletteLine } from './palette-line.tsx'
import type { PaletteGroup } from './palette-rows.ts'

type PaletteListProps = {
  ref: Ref<HTMLDivElement>
  id: string
  groups: PaletteGroup[]
  /** The row that the keyboard is on. */
  activeId: string | undefined
  /** Whether newer rows are on their way. */
  isAwaited: boolean
  actions: ItemActions
}

/** The id of a row's link or button, which the box names as the active one. */
export const lineId = (listId: string, rowId: string) => `${listId}-${encodeURIComponent(rowId)}`

/** The rows by their headings: a grid, since a row holds actions beside its link. */
export function PaletteList({ ref, id, groups, activeId, isAwaited, actions }: PaletteListProps) {
  return (
    <div
      ref={ref}
      id={id}
      role="grid"
      aria-label="Propositions"
      aria-busy={isAwaited}
      tabIndex={-1}
      // The focus stays in the box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ label, rows }) => (
        <Group key={label} label={label}>
          {rows.map((row) => (
            <PaletteLine
              key={row.id}
              id={lineId(id, row.id)}
              row={row}
              isActive={row.id === activeId}
              actions={actions}
            />
          ))}
        </Group>
      ))}
    </div>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a grid of links is no table
    <div role="rowgroup" aria-labelledby={id}>
      <span id={id} className="block px-4 pt-3 pb-1 text-micro leading-snug font-bold text-ink-3">
        {label}
      </span>
      {children}
    </div>
  )
}
