import { useSyncExternalStore } from 'react'
import { z } from 'zod'

import { passwordSchema } from '#shared/access/sign-in.ts'
import { api } from '#web/admin/api/api.ts'
import { failureFields, reportFailure, showFieldErrors } from '#web/admin/api/failures.ts'
import { passwordRequest } from '#web/admin/api/password-request.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { FormFrame } from '#web/admin/form/form-frame.tsx'
import { ruledBy, useAppForm } from '#web/admin/form/form.tsx'
import { Button } from '#web/ui/button.tsx'

/** Asks for the password again when a call waits for it. */
export function PasswordDialog() {
  const isOpen = useSyncExternalStore(passwordRequest.subscribe, passwordRequest.isOpen)
  return (
    <Dialog
      title="Confirmez votre mot de passe"
      isOpen={isOpen}
      onClose={() => passwordRequest.answer(false)}
      isAlert
    >
      <PasswordConfirmation />
    </Dialog>
  )
}

const confirmationSchema = z.object({ currentPassword: passwordSchema })

function PasswordConfirmation() {
  const { mutateAsync, isPending } = api.auth.confirmPassword.useMutation()
  const form = useAppForm({
    defaultValues: { currentPassword: '' },
    ...ruledBy(confirmationSchema, {
      currentPassword: { label: 'Mot de passe', missing: 'Le mot de passe est obligatoire.' },
    }),
    onSubmit: async ({ value }) => {
      try {
        await mutateAsync(value)
      } catch (error) {
        const fields = failureFields(error)
        if (Object.keys(fields).length > 0) showFieldErrors(form, fields)
        else reportFailure('Le mot de passe n’a pas été vérifié', error)
        return
      }
      passwordRequest.answer(true)
    },
  })
  return (
    <FormFrame form={form} aria-label="Confirmation">
      <div className="body stack">
        <p>
          Cette action touche aux accès du site, et votre mot de passe a été saisi il y a plus de
          10&nbsp;minutes. Rien de ce que vous avez préparé n’est perdu.
        </p>
        <form.AppField name="currentPassword">
          {(field) => (
            <field.Password
              label="Mot de passe"
              autoComplete="current-password"
              maxLength={128}
              data-first
              required
            />
          )}
        </form.AppField>
      </div>
      <footer>
        <Button onClick={() => passwordRequest.answer(false)}>Annuler</Button>
        <Button type="submit" variant="ink" disabled={isPending} aria-busy={isPending}>
          Confirmer
        </Button>
      </footer>
    </FormFrame>
  )
}
