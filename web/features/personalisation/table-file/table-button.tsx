import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { openTable, type TableTarget } from './take-table.ts'

/** Beside the label of a long field. A finger finds 44 pixels, which take no room from the text below. */
export const TableButton = ({ target }: { target: TableTarget }) => (
  <button
    type="button"
    className={buttonClass({
      variant: 'quiet',
      className: 'min-h-6 gap-1 px-1.5 py-0 text-micro text-ink-2 touch:-my-2.5 touch:min-h-11',
    })}
    aria-haspopup="dialog"
    aria-label={`CSV\u00a0: insérer un tableau dans ${target.label}`}
    onClick={() => openTable(target)}
  >
    <Icon name="grid" className="size-4" />
    CSV
  </button>
)
