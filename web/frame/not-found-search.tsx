import { SearchBar } from '#web/ui/search-bar.tsx'

/** The search in place of a page that is not there, begun with what its address says of it. */
export function NotFoundSearch({ words }: { words?: string }) {
  return (
    <search>
      <form className="mt-6 max-w-136" action="/recherche">
        <SearchBar
          // A visitor may go from one missing page to the next.
          key={words}
          label="Rechercher un prompt ou un GPT"
          placeholder="Que cherchiez-vous&nbsp;?"
          defaultValue={words}
        />
      </form>
    </search>
  )
}
