import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

import { allCategories } from '#shared/list-query.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Segmented, type SegmentLinkProps } from '#web/ui/segmented.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

import { useTypingPause } from './typing-pause.ts'

export type ListView = 'grille' | 'liste'

type ListToolbarProps = {
  /** The page the form submits to, where there is no script. */
  action: '/prompts' | '/gpts'
  placeholder: string
  q: string
  category: string
  /** Categories to choose from; one that is not among them is added while it is selected (D65). */
  categories: string[]
  view: ListView
  renderViewLink: (view: ListView, props: SegmentLinkProps) => ReactNode
  onSearch: (q: string) => void
  onCategory: (category: string) => void
  /** A further filter, such as the sort. */
  children?: ReactNode
}

const views = [
  { value: 'grille', label: 'Grille', icon: 'grid' },
  { value: 'liste', label: 'Liste', icon: 'list' },
] as const

/** The filters of a list: a GET form whose fields apply by themselves once the script runs (D72). */
export function ListToolbar(props: ListToolbarProps) {
  const { action, placeholder, q, category, categories, view, renderViewLink, children } = props
  const { onSearch, onCategory } = props
  const { runAfterPause, cancel } = useTypingPause()
  const searchRef = useSearchBox(q, () => runAfterPause(searchNow))

  function searchNow() {
    cancel()
    onSearch(searchRef.current?.value.trim() ?? '')
  }

  const known = categories.includes(category) || category === allCategories
  return (
    <search>
      <form
        className="toolbar"
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          searchNow()
        }}
      >
        <div className="grow">
          <label className="label" htmlFor="filtre-q">
            Rechercher
          </label>
          <span className="with-icon">
            <Icon name="search" />
            <input
              ref={searchRef}
              className="input"
              id="filtre-q"
              name="q"
              type="search"
              maxLength={200}
              autoComplete="off"
              placeholder={placeholder}
              defaultValue={q}
              onChange={() => runAfterPause(searchNow)}
            />
          </span>
        </div>
        <SelectField
          label="Catégorie"
          name="category"
          value={category}
          onChange={(event) => onCategory(event.target.value)}
          options={[
            { value: allCategories, label: 'Toutes les catégories' },
            ...[...categories, ...(known ? [] : [category])].map((name) => ({
              value: name,
              label: name,
            })),
          ]}
        />
        {children}
        <Segmented
          label="Affichage"
          options={[...views]}
          current={view}
          renderLink={renderViewLink}
        />
        {view === 'liste' ? <input type="hidden" name="vue" value="liste" /> : null}
        <button type="submit" className={buttonClass({ className: 'no-js' })}>
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
