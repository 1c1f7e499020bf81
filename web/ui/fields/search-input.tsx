import type { ComponentProps } from 'react'

import { Icon } from '../icon.tsx'

/** A search field with its icon. Its label belongs to the caller. */
export const SearchInput = (attributes: ComponentProps<'input'>) => (
  <span className="relative block">
    <Icon
      name="search"
      className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
    />
    <input
      type="search"
      maxLength={200}
      autoComplete="off"
      {...attributes}
      className="input pl-10"
    />
  </span>
)
