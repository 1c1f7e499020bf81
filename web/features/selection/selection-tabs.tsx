import { withCurrent } from '#shared/items/selection-changes.ts'
import type { Selections } from '#shared/items/selections.ts'
import { countOf } from '#shared/text/plural.ts'
import { changeSelections } from '#web/storage/change-selections.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type SelectionTabsProps = { all: Selections; currentId: string; onAdd: () => void }

/** The visitor's selections; the one chosen is shown, and takes what is starred. */
export function SelectionTabs({ all: { lists }, currentId, onAdd }: SelectionTabsProps) {
  return (
    <nav className="own-lists" aria-label="Mes sélections">
      <ul>
        {lists.map(({ id, title, items }) => (
          <li key={id}>
            <button
              type="button"
              className="tab"
              aria-current={id === currentId ? 'true' : undefined}
              onClick={() => changeSelections(withCurrent(id), 'Elle n’est plus là.')}
            >
              <span className="name">{title}</span>
              <span className="n" aria-hidden="true">
                {items.length}
              </span>
              <span className="vh">{countOf(items.length, 'fiche', 'fiches')}</span>
            </button>
          </li>
        ))}
        <li>
          <Button variant="quiet" onClick={onAdd}>
            <Icon name="plus" />
            Nouvelle
          </Button>
        </li>
      </ul>
    </nav>
  )
}
