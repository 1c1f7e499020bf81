import type { Capability } from '#shared/access/capabilities.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { Kbd } from '#web/ui/kbd.tsx'

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
      <dl className="body">
        {shown.map(([keys, does]) => (
          <div key={does} className="flex gap-4 border-b border-rule py-2">
            {/* A key is as high as its name, however many lines say what it does. */}
            <dt className="flex flex-[0_0_8rem] flex-wrap items-start gap-1">
              {keys.map((key) => (
                <Kbd key={key} size="md">
                  {key}
                </Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
