import type { ContentFilter } from '#shared/admin/content-list.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import type { UrlChanges } from '#web/admin/controls/url-state.ts'

import { filtersInUse } from './filter-words.ts'

type FilterChipsProps = {
  filter: ContentFilter
  onChange: (changes: UrlChanges, isStep?: boolean) => void
}

/** The filters in use, each with the way out of it. */
export function FilterChips({ filter, onChange }: FilterChipsProps) {
  const used = filtersInUse(filter)
  if (used.length === 0) return null
  return (
    <ul className="filter-chips" aria-label="Filtres actifs">
      {used.map(({ name, label, text }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={`Retirer le filtre ${label} : ${text}`}
            onClick={() => onChange({ [name]: null }, true)}
          >
            <small>{label}&nbsp;:</small> {text} <Icon name="x" />
          </button>
        </li>
      ))}
      {used.length > 1 ? (
        <li>
          <button
            type="button"
            className="linkish"
            onClick={() => onChange(Object.fromEntries(used.map(({ name }) => [name, null])), true)}
          >
            Tout retirer
          </button>
        </li>
      ) : null}
    </ul>
  )
}
