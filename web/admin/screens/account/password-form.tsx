import { z } from 'zod'

import { newPasswordMinLength, newPasswordSchema, passwordSchema } from '#shared/access/sign-in.ts'
import { api } from '#web/admin/api/api.ts'
import {
  failureFields,
  reportFailure,
  reportSuccess,
  showFieldErrors,
} from '#web/admin/api/failures.ts'
import { FormFrame } from '#web/admin/form/form-frame.tsx'
import { ruledBy, useAppForm } from '#web/admin/form/form.tsx'
import { Button } from '#web/ui/button.tsx'

const passwordChangeSchema = z
  .object({
    currentPassword: passwordSchema,
    newPassword: newPasswordSchema,
    repeated: z.string(),
  })
  .refine(({ newPassword, repeated }) => newPassword === repeated, {
    path: ['repeated'],
    message: 'Les deux mots de passe ne sont pas identiques.',
  })

type PasswordFormProps = { onChanged: () => void }

/** A new password of one's own; it ends one's other sessions. */
export function PasswordForm({ onChanged }: PasswordFormProps) {
  const { mutateAsync, isPending } = api.auth.changePassword.useMutation()
  const form = useAppForm({
    defaultValues: { currentPassword: '', newPassword: '', repeated: '' },
    ...ruledBy(passwordChangeSchema, {
      currentPassword: {
        label: 'Mot de passe actuel',
        missing: 'Le mot de passe est obligatoire.',
      },
      newPassword: {
        label: 'Nouveau mot de passe',
        missing: 'Le nouveau mot de passe est obligatoire.',
      },
      repeated: {
        label: 'Nouveau mot de passe, encore une fois',
        missing: 'Saisissez le nouveau mot de passe une seconde fois.',
      },
    }),
    onSubmit: async ({ value: { currentPassword, newPassword } }) => {
      try {
        await mutateAsync({ currentPassword, newPassword })
      } catch (error) {
        const fields = failureFields(error)
        if (Object.keys(fields).length > 0) showFieldErrors(form, fields)
        else reportFailure('Le mot de passe n’a pas été modifié', error)
        return
      }
      form.reset()
      reportSuccess('Mot de passe modifié', 'Vos autres sessions ont été fermées.')
      onChanged()
    },
  })
  return (
    <FormFrame form={form} className="stack" aria-label="Changer de mot de passe">
      <form.AppField name="currentPassword">
        {(field) => (
          <field.Text
            label="Mot de passe actuel"
            type="password"
            autoComplete="current-password"
            spellCheck={false}
            maxLength={128}
            required
          />
        )}
      </form.AppField>
      <form.AppField name="newPassword">
        {(field) => (
          <field.Text
            label="Nouveau mot de passe"
            hint={`${newPasswordMinLength}\u00a0caractères au moins. Une phrase convient bien.`}
            type="password"
            autoComplete="new-password"
            spellCheck={false}
            maxLength={128}
            required
          />
        )}
      </form.AppField>
      <form.AppField name="repeated">
        {(field) => (
          <field.Text
            label="Nouveau mot de passe, encore une fois"
            type="password"
            autoComplete="new-password"
            spellCheck={false}
            maxLength={128}
            required
          />
        )}
      </form.AppField>
      <Button type="submit" variant="ink" disabled={isPending} aria-busy={isPending}>
        Changer de mot de passe
      </Button>
    </FormFrame>
  )
}
