import { useState } from 'react'

import { parisClock } from '#shared/items/paris-time.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { Button } from '#web/ui/button.tsx'

import { comingInstant, TimeFields } from './time-fields.tsx'

type MoveDialogProps = {
  title: string
  /** The instant that is planned. */
  prevu_le: string
  isBusy: boolean
  onMove: (prevu_le: string) => void
  onClose: () => void
}

/** Asks for another time. */
export function MoveDialog({ title, prevu_le, isBusy, onMove, onClose }: MoveDialogProps) {
  const [now] = useState(() => new Date())
  const [time, setTime] = useState(() => parisClock(new Date(prevu_le)))
  const typed = comingInstant(time, now)
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (typed !== null) onMove(typed)
        }}
      >
        <div className="body stack">
          <TimeFields value={time} onChange={setTime} now={now} />
        </div>
        <footer>
          <Button onClick={onClose}>Annuler</Button>
          <Button
            type="submit"
            variant="ink"
            disabled={typed === null || isBusy}
            aria-busy={isBusy}
          >
            Changer la date
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
