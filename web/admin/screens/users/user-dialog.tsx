import { useState } from 'react'

import type { Role } from '#shared/access/user.ts'
import type { AdminUser } from '#shared/admin/admin-user.ts'
import { ConfirmDialog, DeleteDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { Icon } from '#web/admin/controls/icon.tsx'
import { SwitchField } from '#web/admin/form/switch-field.tsx'
import { Button } from '#web/ui/button.tsx'

import { OneTimePassword } from './one-time-password.tsx'
import { RoleField } from './role-field.tsx'
import { SelfRegistered } from './self-registered.tsx'
import { useUserCalls } from './user-calls.ts'

type UserDialogProps = { user: AdminUser | null; onClose: () => void }

type Question = 'demote-self' | 'reset' | 'suspend' | 'delete'

/** The role of an account, and what else can be done to it. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  return (
    <Dialog title={user?.email ?? ''} isOpen={user !== null} onClose={onClose}>
      {user ? <UserForm user={user} onClose={onClose} /> : null}
    </Dialog>
  )
}

function UserForm({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [role, setRole] = useState<Role>(user.role ?? 'contributor')
  const [question, setQuestion] = useState<Question | null>(null)
  const [removesFactors, setRemovesFactors] = useState(false)
  const [password, setPassword] = useState<string | null>(null)
  const calls = useUserCalls()
  const { id, email } = user
  const isSuspended = user.suspended_at !== null
  const answer = () => setQuestion(null)

  function saveRole() {
    calls.setRole.mutate(
      { id, role },
      {
        onSuccess: (given) => {
          if (given.password === null) onClose()
          else setPassword(given.password)
        },
      },
    )
  }

  return (
    <>
      <div className="body stack">
        {user.isSelfRegistered ? (
          <div>
            <SelfRegistered />
            {user.role === null ? <FirstRole /> : null}
          </div>
        ) : null}
        <RoleField value={role} onChange={setRole} />
        <div className="field">
          <span className="label">Compte</span>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setQuestion('reset')}>
              <Icon name="key" />
              Réinitialiser le mot de passe
            </Button>
            <Button
              size="sm"
              disabled={user.sessions === 0 || calls.endSessions.isPending}
              onClick={() => calls.endSessions.mutate({ id }, { onSuccess: onClose })}
            >
              <Icon name="logout" />
              Fermer les sessions ({user.sessions})
            </Button>
            {isSuspended ? (
              <Button
                size="sm"
                disabled={calls.reinstate.isPending}
                onClick={() => calls.reinstate.mutate({ id }, { onSuccess: onClose })}
              >
                <Icon name="check" />
                Réactiver le compte
              </Button>
            ) : (
              <Button size="sm" onClick={() => setQuestion('suspend')}>
                <Icon name="pause" />
                Suspendre le compte
              </Button>
            )}
            <Button size="sm" className="btn-danger" onClick={() => setQuestion('delete')}>
              <Icon name="trash" />
              Supprimer le compte
            </Button>
          </div>
        </div>
      </div>
      <footer>
        <Button onClick={onClose}>Annuler</Button>
        <Button
          variant="ink"
          disabled={role === user.role || calls.setRole.isPending}
          aria-busy={calls.setRole.isPending}
          onClick={() => {
            if (user.isSelf && user.role === 'admin') setQuestion('demote-self')
            else saveRole()
          }}
        >
          Enregistrer le rôle
        </Button>
      </footer>

      <ConfirmDialog
        isOpen={question === 'demote-self'}
        title="Renoncer à votre rôle"
        confirmLabel="Renoncer au rôle"
        isDangerous
        onCancel={answer}
        onConfirm={() => {
          answer()
          saveRole()
        }}
      >
        <p>
          Vous perdrez les droits d’un administrateur, et vos sessions seront fermées. Seul un autre
          administrateur pourra vous les rendre.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'reset'}
        title="Réinitialiser le mot de passe"
        confirmLabel="Réinitialiser"
        confirmIcon="key"
        isBusy={calls.resetPassword.isPending}
        onCancel={answer}
        onConfirm={() =>
          calls.resetPassword.mutate(
            { id, removesFactors },
            { onSuccess: (reset) => setPassword(reset.password), onSettled: answer },
          )
        }
      >
        <p>
          Le mot de passe actuel de <strong>{email}</strong> ne vaudra plus rien, et ses sessions
          seront fermées.
        </p>
        {user.hasSecondFactor ? (
          <SwitchField
            label="Retirer aussi ses seconds facteurs"
            hint="Clés d’accès, codes à usage unique et codes de secours : pour qui les a perdus."
            value={removesFactors}
            onChange={setRemovesFactors}
          />
        ) : null}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'suspend'}
        title="Suspendre le compte"
        confirmLabel="Suspendre"
        confirmIcon="pause"
        isDangerous
        isBusy={calls.suspend.isPending}
        onCancel={answer}
        onConfirm={() => calls.suspend.mutate({ id }, { onSuccess: onClose, onSettled: answer })}
      >
        <p>
          <strong>{email}</strong> ne pourra plus se connecter jusqu’à la réactivation, et ses
          sessions seront fermées.
        </p>
        {user.isSelf ? <OwnAccount /> : null}
      </ConfirmDialog>
      <DeleteDialog
        isOpen={question === 'delete'}
        isBusy={calls.remove.isPending}
        onCancel={answer}
        onConfirm={() => calls.remove.mutate({ id }, { onSuccess: onClose, onSettled: answer })}
      >
        <p>
          <strong>{email}</strong>
        </p>
        {user.isSelf ? <OwnAccount /> : null}
      </DeleteDialog>
      <OneTimePassword
        email={email}
        password={password}
        onClose={() => {
          setPassword(null)
          onClose()
        }}
      />
    </>
  )
}

/** Why the first role of an account that registered itself comes with another password. */
const FirstRole = () => (
  <p className="hint mt-1">
    Rien ne prouve que cette adresse est à la personne qui s’est inscrite. Avec son premier rôle, le
    compte reçoit un mot de passe à usage unique, à lui transmettre&nbsp;; celui de l’inscription ne
    vaudra plus rien.
  </p>
)

/** Said where an administrator is about to lose their own access. */
function OwnAccount() {
  return (
    <p>
      C’est votre propre compte&nbsp;: vous perdrez l’accès à l’administration dès que vous aurez
      confirmé.
    </p>
  )
}
