import { useId, type ComponentProps } from 'react'

import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type SearchBarProps = ComponentProps<'input'> & { label: string }

/** The framed search box; the form around it, and where it leads, belong to the caller. */
export function SearchBar({ label, ...attributes }: SearchBarProps) {
  const inputId = useId()
  return (
    <>
      <label className="vh" htmlFor={inputId}>
        {label}
      </label>
      <div className="searchbar">
        <span className="with-icon">
          <Icon name="search" />
          <input
            name="q"
            type="search"
            maxLength={200}
            autoComplete="off"
            {...attributes}
            id={inputId}
            className="input"
          />
        </span>
        <Button type="submit" variant="accent">
          Rechercher
        </Button>
      </div>
    </>
  )
}
