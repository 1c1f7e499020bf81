import { useEffect, useRef } from 'react'

import { SearchBox } from '#web/search-box/search-box.tsx'
import { useSearchSubmission } from '#web/search-box/search-submission.ts'

/** The box of the search page; a new query is a new search, without the filters of the last. */
export function SearchForm({ q }: { q: string | undefined }) {
  const submit = useSearchSubmission()
  const boxRef = useSearchBox(q ?? '')
  return (
    <search>
      <form
        action="/recherche"
        onSubmit={(event) => {
          event.preventDefault()
          submit(boxRef.current?.value ?? '')
        }}
      >
        <SearchBox
          ref={boxRef}
          label="Rechercher un prompt ou un GPT"
          placeholder="Cannibalisation, brief, logs…"
          defaultValue={q ?? ''}
          {...(q === undefined ? { 'data-initial-focus': true } : {})}
        />
      </form>
    </search>
  )
}

/** The box follows the address; what was typed in it before the script ran is left alone. */
function useSearchBox(q: string) {
  const ref = useRef<HTMLInputElement>(null)
  const followed = useRef(q)
  useEffect(() => {
    if (followed.current === q) return
    followed.current = q
    if (ref.current) ref.current.value = q
  }, [q])
  return ref
}
