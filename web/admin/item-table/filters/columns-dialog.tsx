import { useState } from 'react'

import { Dialog } from '#web/admin/controls/dialog.tsx'
import { CheckLine } from '#web/admin/form/check-line.tsx'
import { Button } from '#web/ui/button.tsx'

type ColumnsDialogProps = {
  isOpen: boolean
  /** All that can be shown, in their order. */
  columns: readonly { id: string; header: string }[]
  shown: readonly string[]
  /** Null for those that a table begins with. */
  onApply: (shown: string[] | null) => void
  onClose: () => void
}

/** Which columns a table shows: its address keeps them. */
export function ColumnsDialog({ isOpen, onClose, ...props }: ColumnsDialogProps) {
  return (
    <Dialog title="Colonnes" isOpen={isOpen} onClose={onClose}>
      <ColumnsForm {...props} onClose={onClose} />
    </Dialog>
  )
}

function ColumnsForm({ columns, shown, onApply, onClose }: Omit<ColumnsDialogProps, 'isOpen'>) {
  const [chosen, setChosen] = useState(shown)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onApply(columns.map(({ id }) => id).filter((id) => chosen.includes(id)))
      }}
    >
      <div className="body stack">
        <p className="hint">
          Le titre est toujours là. Le choix reste dans l’adresse et dans vos vues.
        </p>
        {columns.map(({ id, header }) => (
          <CheckLine
            key={id}
            isChecked={chosen.includes(id)}
            onChange={(isChecked) =>
              setChosen(isChecked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          >
            {header}
          </CheckLine>
        ))}
      </div>
      <footer>
        <Button onClick={onClose}>Annuler</Button>
        <Button onClick={() => onApply(null)}>Par défaut</Button>
        <Button type="submit" variant="ink">
          Afficher
        </Button>
      </footer>
    </form>
  )
}
