import { useState } from 'react'

import { parisClock, parisInstant } from '#shared/items/paris-time.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { TextField } from '#web/admin/form/text-field.tsx'
import { Button } from '#web/ui/button.tsx'

/** A day `YYYY-MM-DD` and a time `HH:MM` of Paris, as they are typed. */
type ParisTime = { jour: string; heure: string }

/** Half past seven of the next morning: before the first visitors of the day. */
export function nextMorning(now: Date): ParisTime {
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60_000)
  return { jour: parisClock(tomorrow).jour, heure: '07:30' }
}

/** The coming instant that was typed, or null while it is none. */
export function comingInstant(time: ParisTime, now: Date): string | null {
  const instant = instantOf(time)
  return instant !== null && instant > now.toISOString() ? instant : null
}

function instantOf({ jour, heure }: ParisTime): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(jour) || !/^\d{2}:\d{2}$/.test(heure)) return null
  return parisInstant(jour, heure)
}

type TimeFieldsProps = {
  value: ParisTime
  onChange: (value: ParisTime) => void
  now: Date
}

/** A day and a time, in Paris wherever the browser stands. */
export function TimeFields({ value, onChange, now }: TimeFieldsProps) {
  const isPast = instantOf(value) !== null && comingInstant(value, now) === null
  return (
    <div className="form-grid">
      <TextField
        label="Jour"
        type="date"
        value={value.jour}
        min={parisClock(now).jour}
        errors={isPast ? ['Choisissez une date à venir.'] : undefined}
        onChange={(jour) => onChange({ ...value, jour })}
      />
      <TextField
        label="Heure de Paris"
        type="time"
        value={value.heure}
        onChange={(heure) => onChange({ ...value, heure })}
      />
    </div>
  )
}

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
