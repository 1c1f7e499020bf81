import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

import { buttonClass } from '#web/ui/button.tsx'
import { SearchInput } from '#web/ui/fields/search-input.tsx'
import { PhoneFold } from '#web/ui/phone-fold.tsx'
import { Segmented, type SegmentLinkProps } from '#web/ui/segmented.tsx'

import { filterBar, filterButtonLabel } from './filter-bar.ts'
import { useTypingPause } from './typing-pause.ts'

type ListView = 'grille' | 'liste'

type ListToolbarProps = {
  /** The page the form submits to, where there is no script. */
  action: '/prompts' | '/gpts'
  placeholder: string
  q: string
  view: ListView
  /** Number of active filters, without the search text. */
  filterCount: number
  renderViewLink: (view: ListView, props: SegmentLinkProps) => ReactNode
  onSearch: (q: string) => void
  /** The other filters, and the sort. */
  children: ReactNode
}

const views = [
  { value: 'grille', label: 'Grille', icon: 'grid' },
  { value: 'liste', label: 'Liste', icon: 'list' },
] as const

const wholeRow = 'min-w-0 flex-[1_0_100%]'
/** The first select, and an odd last one, span the row. From 75rem on each is as wide as its longest choice. */
const choices =
  '*:min-w-0 md:*:flex-[1_1_8rem] xl:*:flex-none md:max-xl:[&>div:first-of-type]:basis-[35%] [&>div:is(:first-of-type,:last-of-type:nth-of-type(even))]:col-span-full'

/** The filters of a list: a GET form whose fields apply by themselves once the script runs. */
export function ListToolbar(props: ListToolbarProps) {
  const { action, placeholder, q, view, filterCount, renderViewLink, onSearch, children } = props
  const { runAfterPause, cancel } = useTypingPause()
  const searchRef = useSearchBox(q, () => runAfterPause(searchNow))

  function searchNow() {
    cancel()
    onSearch(searchRef.current?.value.trim() ?? '')
  }

  return (
    <search>
      <form
        className={`flex flex-wrap xl:flex-nowrap ${filterBar}`}
        data-folding=""
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          searchNow()
        }}
      >
        <div className={`${wholeRow} md:flex-[1_1_55%] xl:basis-48 max-md:js:flex-[1_1_0%]`}>
          <label className="label max-md:js:sr-only" htmlFor="filtre-q">
            Rechercher
          </label>
          <SearchInput
            ref={searchRef}
            id="filtre-q"
            name="q"
            placeholder={placeholder}
            defaultValue={q}
            onChange={() => runAfterPause(searchNow)}
          />
        </div>
        <PhoneFold>{filterButtonLabel(filterCount)}</PhoneFold>
        <div className={`grid grid-cols-2 gap-3 md:contents folded:hidden ${wholeRow} ${choices}`}>
          {children}
        </div>
        <Segmented
          className="flex-none max-md:hidden"
          label="Affichage"
          options={[...views]}
          current={view}
          renderLink={renderViewLink}
        />
        {view === 'liste' ? <input type="hidden" name="vue" value="liste" /> : null}
        <button
          type="submit"
          className={buttonClass({
            className: `print:hidden js:hidden ${wholeRow} md:flex-none`,
          })}
        >
          Filtrer
        </button>
      </form>
    </search>
  )
}

/** The box follows the address, unless the visitor is typing in it, or did before the script ran. */
function useSearchBox(q: string, onTyped: () => void) {
  const ref = useRef<HTMLInputElement>(null)
  const followed = useRef(q)
  const searchTyped = useEffectEvent(onTyped)
  useEffect(() => {
    const box = ref.current
    const isFirst = followed.current === q
    followed.current = q
    if (isFirst && box?.value !== q) searchTyped()
    else if (box && document.activeElement !== box) box.value = q
  }, [q])
  return ref
}
