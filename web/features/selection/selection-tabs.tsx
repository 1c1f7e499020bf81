import { withCurrent } from '#shared/items/selection-changes.ts'
import type { Selections } from '#shared/items/selections.ts'
import { countOf } from '#shared/text/plural.ts'
import { changeSelections } from '#web/storage/change-selections.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type SelectionTabsProps = { all: Selections; currentId: string; onAdd: () => void }

const tab =
  'inline-flex min-h-11 items-center gap-2 rounded-t-2 rounded-b-none border-0 px-4 text-small leading-tight font-semibold whitespace-nowrap -outline-offset-4'
const currentTab =
  'bg-ink text-card outline-card forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
const otherTab = 'bg-desk-2 text-ink-2 hover:text-ink'

/** The visitor's selections; the one chosen is shown, and takes what is starred. */
export function SelectionTabs({ all: { lists }, currentId, onAdd }: SelectionTabsProps) {
  return (
    <nav
      className="relative overflow-x-auto border-b-3 border-ink print:hidden"
      aria-label="Mes sélections"
    >
      <ul className="flex gap-0.5">
        {lists.map(({ id, title, items }) => (
          <li key={id}>
            <button
              type="button"
              className={`${tab} ${id === currentId ? currentTab : otherTab}`}
              aria-current={id === currentId ? 'true' : undefined}
              onClick={() => changeSelections(withCurrent(id), 'Elle n’est plus là.')}
            >
              <span className="max-w-64 overflow-hidden text-ellipsis">{title}</span>
              <span className="font-mono text-micro leading-none" aria-hidden="true">
                {items.length}
              </span>
              <span className="sr-only">{countOf(items.length, 'fiche', 'fiches')}</span>
            </button>
          </li>
        ))}
        <li>
          <Button variant="quiet" className="-outline-offset-4" onClick={onAdd}>
            <Icon name="plus" />
            Nouvelle
          </Button>
        </li>
      </ul>
    </nav>
  )
}
