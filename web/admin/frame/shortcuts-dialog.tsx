import type { Capability } from '#shared/access/capabilities.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { useMay } from '#web/admin/session/session.ts'

type ShortcutsDialogProps = { isOpen: boolean; onClose: () => void }

const shortcuts: [keys: string[], does: string, needs?: Capability][] = [
  [['Ctrl', 'K'], 'Aller à un écran ou à une fiche, lancer une commande'],
  [['/'], 'Chercher dans la liste'],
  [['Ctrl', 'S'], 'Enregistrer'],
  [
    ['Ctrl', 'Entrée'],
    'Publier, puis ouvrir la fiche suivante d’une liste à traiter',
    'content.status',
  ],
  [['Entrée'], 'Dans une cellule : enregistrer et descendre'],
  [['Échap'], 'Quitter une cellule ou une fenêtre sans rien changer'],
  [['Ctrl', 'B'], 'Réduire ou déployer le menu'],
  [['?'], 'Cette liste'],
]

/** What the keyboard does in the administration, for whoever may. */
export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const may = useMay()
  const shown = shortcuts.filter(([, , needs]) => needs === undefined || may(needs))
  return (
    <Dialog title="Raccourcis clavier" isOpen={isOpen} onClose={onClose}>
      <dl className="body shortcuts">
        {shown.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
