import { Dialog } from '#web/admin/controls/dialog.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { SecretText } from '#web/admin/controls/secret-text.tsx'
import { Button } from '#web/ui/button.tsx'

type OneTimePasswordProps = { email: string; password: string | null; onClose: () => void }

/** A password that nobody will see again once this window is closed. */
export function OneTimePassword({ email, password, onClose }: OneTimePasswordProps) {
  return (
    <Dialog
      title="Mot de passe à usage unique"
      isOpen={password !== null}
      onClose={onClose}
      isAlert
    >
      <div className="body stack">
        <p>
          Transmettez ce mot de passe à <strong>{email}</strong> par un moyen sûr. Il faudra le
          remplacer à la première connexion.
        </p>
        <SecretText
          secret={password ?? ''}
          copyLabel="Copier le mot de passe"
          copiedLabel="Copié"
        />
        <Notice tone="warn">
          <p>Il est valable 24&nbsp;heures et ne sera plus affiché.</p>
        </Notice>
      </div>
      <footer>
        <Button variant="ink" onClick={onClose}>
          J’ai noté le mot de passe
        </Button>
      </footer>
    </Dialog>
  )
}
