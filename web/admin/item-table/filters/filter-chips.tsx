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
    <ul
      className="flex flex-wrap gap-1.5 border-b border-edge px-4 py-3 lg:pointer-fine:py-1"
      aria-label="Filtres actifs"
    >
      {used.map(({ name, label, text }) => (
        <li key={name}>
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-1.5 rounded-2 border-[1.5px] border-edge-2 bg-card py-0 pr-2 pl-2.5 text-label font-semibold md:min-h-9 lg:pointer-fine:min-h-7"
            aria-label={`Retirer le filtre ${label} : ${text}`}
            onClick={() => onChange({ [name]: null }, true)}
          >
            <small className="font-normal text-ink-2">{label}&nbsp;:</small> {text}{' '}
            <Icon name="x" className="size-3.5" />
          </button>
        </li>
      ))}
      {used.length > 1 ? (
        <li>
          <button
            type="button"
            className="linkish min-h-9 text-label lg:pointer-fine:min-h-7"
            onClick={() => onChange(Object.fromEntries(used.map(({ name }) => [name, null])), true)}
          >
            Tout retirer
          </button>
        </li>
      ) : null}
    </ul>
  )
}
