import type { Statut } from '#shared/items/statut.ts'
import { IconButton } from '#web/admin/controls/icon-button.tsx'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Button } from '#web/ui/button.tsx'

type BulkActionsProps = {
  isBusy: boolean
  /** Null where the account may not. */
  onChange: (() => void) | null
  onVerify: (() => void) | null
  onStatut: ((statut: Statut) => void) | null
  onDelete: (() => void) | null
  onClear: () => void
}

/** What can be done with several items at once. */
export function BulkActions(props: BulkActionsProps) {
  const { isBusy, onChange, onVerify, onStatut, onDelete, onClear } = props
  return (
    <>
      {onChange ? (
        <Button size="sm" disabled={isBusy} aria-haspopup="dialog" onClick={onChange}>
          <Icon name="pen" />
          Modifier…
        </Button>
      ) : null}
      {onStatut
        ? actions.map(({ statut, label, icon }) => (
            <Button
              key={statut}
              size="sm"
              className="max-lg:hidden"
              disabled={isBusy}
              onClick={() => onStatut(statut)}
            >
              <Icon name={icon} />
              {label}
            </Button>
          ))
        : null}
      {onVerify ? (
        <Button
          size="sm"
          className="max-lg:hidden"
          disabled={isBusy}
          aria-haspopup="dialog"
          onClick={onVerify}
        >
          <Icon name="clock" />
          Vérifié aujourd’hui avec…
        </Button>
      ) : null}
      {onDelete ? (
        <Button size="sm" disabled={isBusy} onClick={onDelete}>
          <Icon name="trash" />
          Supprimer
        </Button>
      ) : null}
      <IconButton icon="x" label="Désélectionner" onClick={onClear} />
    </>
  )
}

const actions = [
  { statut: 'valide', label: 'Valider', icon: 'check' },
  { statut: 'brouillon', label: 'Passer en brouillon', icon: 'list' },
  { statut: 'refuse', label: 'Refuser', icon: 'x' },
] as const
