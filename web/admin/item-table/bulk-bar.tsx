import type { Statut } from '#shared/items/statut.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Button } from '#web/ui/button.tsx'

type BulkBarProps = {
  /** «2 prompts sélectionnés» */
  text: string
  isBusy: boolean
  /** Null where the account may not. */
  onStatut: ((statut: Statut) => void) | null
  onDelete: (() => void) | null
}

/** What can be done with the chosen rows at once. */
export function BulkBar({ text, isBusy, onStatut, onDelete }: BulkBarProps) {
  return (
    <section className="bulk" aria-label="Actions groupées">
      <output>{text}</output>
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
    </section>
  )
}

const actions = [
  { statut: 'valide', label: 'Valider', icon: 'check' },
  { statut: 'brouillon', label: 'Passer en brouillon', icon: 'pen' },
  { statut: 'refuse', label: 'Refuser', icon: 'x' },
] as const
