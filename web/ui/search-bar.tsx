import { useId, type ComponentProps } from 'react'

import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type SearchBarProps = ComponentProps<'input'> & { label: string }

/** The framed search box; the form around it, and where it leads, belong to the caller. */
export function SearchBar({ label, ...attributes }: SearchBarProps) {
  const inputId = useId()
  return (
    <>
      <label className="sr-only" htmlFor={inputId}>
        {label}
      </label>
      <div className="flex items-stretch rounded-3 border-2 border-ink bg-card focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
        <span className="relative block min-w-0 flex-1">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3 md:left-3.5"
          />
          <input
            name="q"
            type="search"
            maxLength={200}
            autoComplete="off"
            {...attributes}
            id={inputId}
            className="input min-h-13 border-0 bg-transparent pr-1 pl-10 text-body outline-none md:pr-3 md:pl-12 md:text-t4"
          />
        </span>
        <Button type="submit" variant="accent" className="m-1 min-h-0 px-3.5 md:px-5">
          Rechercher
        </Button>
      </div>
    </>
  )
}
