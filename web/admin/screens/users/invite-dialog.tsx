import { useState } from 'react'

import { type Invitation, invitationSchema } from '#shared/admin/admin-user.ts'
import { api } from '#web/admin/api/api.ts'
import {
  failureDetails,
  failureFields,
  reportFailure,
  showFieldErrors,
} from '#web/admin/api/failures.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { FormFrame } from '#web/admin/form/form-frame.tsx'
import { ruledBy, useAppForm } from '#web/admin/form/form.tsx'
import { Button } from '#web/ui/button.tsx'

import { OneTimePassword } from './one-time-password.tsx'
import { RoleField } from './role-field.tsx'

type InviteDialogProps = { isOpen: boolean; onClose: () => void }

/** Opens an account for somebody and shows its one-time password. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const [invited, setInvited] = useState({ email: '', password: null as string | null })
  return (
    <>
      <Dialog title="Inviter un utilisateur" isOpen={isOpen} onClose={onClose}>
        <InviteForm
          onClose={onClose}
          onInvited={(email, password) => {
            setInvited({ email, password })
            onClose()
          }}
        />
      </Dialog>
      <OneTimePassword
        {...invited}
        onClose={() => setInvited((former) => ({ ...former, password: null }))}
      />
    </>
  )
}

type InviteFormProps = {
  onClose: () => void
  onInvited: (email: string, password: string) => void
}

type Registered = { id: string; email: string }

const emptyInvitation: Invitation = { email: '', role: 'contributor' }

function InviteForm({ onClose, onInvited }: InviteFormProps) {
  const utils = api.useUtils()
  const { mutateAsync, isPending } = api.admin.users.invite.useMutation()
  const setRole = api.admin.users.setRole.useMutation()
  const [registered, setRegistered] = useState<Registered | null>(null)
  const form = useAppForm({
    defaultValues: emptyInvitation,
    ...ruledBy(invitationSchema, {
      email: { label: 'Adresse e-mail', missing: 'L’adresse e-mail est obligatoire.' },
    }),
    onSubmit: async ({ value }) => {
      const invitation = invitationSchema.parse(value)
      try {
        const { password } = await mutateAsync(invitation)
        onInvited(invitation.email, password)
        void utils.admin.users.list.invalidate()
      } catch (error) {
        const fields = failureFields(error)
        const id = failureDetails(error)?.registeredId
        if (id !== undefined) setRegistered({ id, email: invitation.email })
        if ('email' in fields) showFieldErrors(form, fields)
        else reportFailure('L’invitation a échoué', error)
      }
    },
  })

  /** The account is there: it gets the role of the invitation, and a password as an invited one does. */
  async function giveRole({ id, email }: Registered) {
    try {
      const { password } = await setRole.mutateAsync({ id, role: form.state.values.role })
      if (password === null) onClose()
      else onInvited(email, password)
      void utils.admin.users.list.invalidate()
    } catch (error) {
      reportFailure('Le rôle n’a pas été donné', error)
    }
  }

  return (
    <FormFrame form={form} aria-label="Inviter un utilisateur">
      <div className="body stack">
        <form.AppField name="email">
          {(field) => (
            <field.Text
              label="Adresse e-mail"
              type="email"
              autoComplete="off"
              spellCheck={false}
              required
            />
          )}
        </form.AppField>
        <form.Field name="role">
          {(field) => (
            <RoleField value={field.state.value} onChange={(role) => field.handleChange(role)} />
          )}
        </form.Field>
        {registered ? (
          <Notice tone="warn" title="Compte déjà inscrit">
            <p>
              Vous pouvez donner le rôle choisi à <strong>{registered.email}</strong>&nbsp;: le mot
              de passe de l’inscription sera remplacé par un mot de passe à usage unique.
            </p>
            <Button
              size="sm"
              className="mt-2"
              disabled={setRole.isPending}
              aria-busy={setRole.isPending}
              onClick={() => void giveRole(registered)}
            >
              Donner le rôle à ce compte
            </Button>
          </Notice>
        ) : null}
      </div>
      <footer>
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="ink" disabled={isPending} aria-busy={isPending}>
          Inviter
        </Button>
      </footer>
    </FormFrame>
  )
}
