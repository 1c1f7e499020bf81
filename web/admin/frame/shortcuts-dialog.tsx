import { Dialog } from '#web/admin/controls/dialog.tsx'

type ShortcutsDialogProps = { isOpen: boolean; onClose: () => void }

const shortcuts: [keys: string[], does: string][] = [
  [['Ctrl', 'K'], 'Aller à un écran ou à une fiche, lancer une commande'],
  [['/'], 'Chercher dans la liste'],
  [['Ctrl', 'S'], 'Enregistrer'],
  [['Ctrl', 'Entrée'], 'Enregistrer et passer à la fiche suivante de la liste'],
  [['Ctrl', 'Maj', 'Entrée'], 'Publier une fiche, ou ses modifications'],
  [['Entrée'], 'Dans une cellule : enregistrer et descendre'],
  [['Échap'], 'Quitter une cellule ou une fenêtre sans rien changer'],
  [['Ctrl', 'B'], 'Réduire ou déployer le menu'],
  [['?'], 'Cette liste'],
]

/** What the keyboard does in the administration. */
export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog title="Raccourcis clavier" isOpen={isOpen} onClose={onClose}>
      <dl className="body shortcuts">
        {shortcuts.map(([keys, does]) => (
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
