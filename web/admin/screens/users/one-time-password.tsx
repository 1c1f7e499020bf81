import { Dialog } from '#web/admin/controls/dialog.tsx'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyText, useCopiedState } from '#web/ui/copy/clipboard.ts'

type OneTimePasswordProps = { email: string; password: string | null; onClose: () => void }

/** A password that nobody will see again once this window is closed. */
export function OneTimePassword({ email, password, onClose }: OneTimePasswordProps) {
  const [isCopied, markCopied] = useCopiedState()
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
        <p className="secret">
          <code>{password}</code>
          <Button
            size="sm"
            data-state={isCopied ? 'copied' : undefined}
            onClick={async () => {
              if (password !== null && (await copyText(password))) markCopied()
            }}
          >
            <Icon name={isCopied ? 'check' : 'copy'} />
            {isCopied ? 'Copié' : 'Copier le mot de passe'}
          </Button>
        </p>
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
