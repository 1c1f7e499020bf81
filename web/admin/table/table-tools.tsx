import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

import { pageCount } from '#shared/lists/pagination.ts'
import { countOf } from '#shared/text/plural.ts'
import { Button } from '#web/ui/button.tsx'
import { emptyBox } from '#web/ui/empty-state.tsx'
import { SearchInput } from '#web/ui/fields/search-input.tsx'

type TableToolsProps = {
  count: number | undefined
  /** Current order in words, or a button for another. */
  order?: ReactNode
  /** Lower controls where there is a mouse. */
  isDense?: boolean
  children: ReactNode
}

/** The row above a table: search, filters, number of results and their order. */
export function TableTools({ count, order, isDense = false, children }: TableToolsProps) {
  return (
    <div className={isDense ? `${tableTools} ${denseTools}` : tableTools}>
      {children}
      <span className={resultCount}>
        <output>{count === undefined ? '' : countOf(count, 'résultat', 'résultats')}</output>
        {order}
      </span>
    </div>
  )
}

/** The row alone, for lists that count otherwise. */
export const tableTools =
  'flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-edge px-4 py-3 max-md:[&_.select]:flex-[1_1_11rem] md:[&_.select]:max-w-64'
const denseTools =
  'lg:pointer-fine:py-2 lg:pointer-fine:[&_:is(.btn,.input,select)]:min-h-9 lg:pointer-fine:[&_:is(.btn,.input,select)]:py-1 lg:pointer-fine:[&_:is(.btn,.input,select)]:text-label lg:pointer-fine:[&_search]:basis-40'
/** The number of results in that row. */
export const resultCount = 'inline-flex items-center gap-2 text-label whitespace-nowrap text-ink-2'

type TableSearchProps = {
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
}

/** A search that runs when typing pauses, or at once with Enter. */
export function TableSearch({ label, placeholder, value, onChange }: TableSearchProps) {
  const id = useId()
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Another value from outside, as when «back» undoes a search, replaces what was typed.
  if (value !== shown) {
    setShown(value)
    if (value !== text.trim()) setText(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  function type(next: string) {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange(next.trim()), typingPauseMs)
  }

  function searchNow() {
    clearTimeout(timer.current)
    onChange(text.trim())
  }

  return (
    <search className="flex-[1_1_14rem]">
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <SearchInput
        id={id}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') searchNow()
        }}
      />
    </search>
  )
}

type TablePagerProps = {
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
}

/** Which rows are shown, and the way to their neighbours. */
export function TablePager({ page, pageSize, total, onPage }: TablePagerProps) {
  const first = Math.min((page - 1) * pageSize + 1, total)
  const last = Math.min(page * pageSize, total)
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-edge px-4 py-3 text-label text-ink-2">
      <span>
        {first} à {last} sur {countOf(total, 'résultat', 'résultats')}
      </span>
      <span className="flex gap-2">
        <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Précédent
        </Button>
        <Button
          size="sm"
          disabled={page >= pageCount(total, pageSize)}
          onClick={() => onPage(page + 1)}
        >
          Suivant
        </Button>
      </span>
    </div>
  )
}

type TableEmptyProps = { term: string; children?: ReactNode }

/** A table without rows: nothing there at all, or nothing for what was searched. */
export function TableEmpty({ term, children }: TableEmptyProps) {
  return (
    <div className={`${emptyBox} m-4 [&_p]:mx-auto [&_p]:max-w-128 [&_p]:text-ink-2`}>
      <output>
        {term === '' ? 'Aucune donnée disponible' : `Aucun résultat trouvé pour "${term}"`}
      </output>
      {children}
    </div>
  )
}

const typingPauseMs = 300
