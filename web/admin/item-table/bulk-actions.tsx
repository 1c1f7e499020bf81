import type { Statut } from '#shared/items/statut.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Button } from '#web/ui/button.tsx'

type BulkActionsProps = {
  isBusy: boolean
  /** Null where the account may not. */
  onStatut: ((statut: Statut) => void) | null
  onDelete: (() => void) | null
}

/** What can be done with several items at once. */
export function BulkActions({ isBusy, onStatut, onDelete }: BulkActionsProps) {
  return (
    <>
      {onStatut
        ? actions.map(({ statut, label, icon }) => (
            <Button key={statut} size="sm" disabled={isBusy} onClick={() => onStatut(statut)}>
              <Icon name={icon} />
              {label}
            </Button>
          ))
        : null}
      {onDelete ? (
        <Button size="sm" disabled={isBusy} onClick={onDelete}>
          <Icon name="trash" />
          Supprimer
        </Button>
      ) : null}
    </>
  )
}

const actions = [
  { statut: 'valide', label: 'Valider', icon: 'check' },
  { statut: 'brouillon', label: 'Passer en brouillon', icon: 'pen' },
  { statut: 'refuse', label: 'Refuser', icon: 'x' },
] as const
