import { useSyncExternalStore } from 'react'

import { countOf } from '#shared/text/plural.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { leftAloneTitles } from '#web/admin/items/left-alone.ts'
import { Button } from '#web/ui/button.tsx'

/** Titles of the items that a change or an undo skipped, if they are too many for a toast. */
export function LeftAloneDialog() {
  const titles = useSyncExternalStore(leftAloneTitles.subscribe, leftAloneTitles.current)
  return (
    <Dialog
      title={countOf(titles.length, 'fiche laissée telle quelle', 'fiches laissées telles quelles')}
      isOpen={titles.length > 0}
      onClose={leftAloneTitles.close}
    >
      <div className="body stack">
        <p>Elles ont été modifiées ou supprimées entre-temps.</p>
        <ul className="max-h-[50vh] overflow-y-auto pl-5">
          {titles.map((title, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two items may have the same title, and none moves
            <li key={index}>{title}</li>
          ))}
        </ul>
      </div>
      <footer>
        <Button variant="ink" onClick={leftAloneTitles.close}>
          Fermer
        </Button>
      </footer>
    </Dialog>
  )
}
