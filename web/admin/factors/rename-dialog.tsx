import { z } from 'zod'

import { type Passkey, passkeyNameSchema } from '#shared/access/second-factor.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { FormFrame } from '#web/admin/form/form-frame.tsx'
import { ruledBy, useAppForm } from '#web/admin/form/form.tsx'
import { Button } from '#web/ui/button.tsx'

const renameSchema = z.object({ name: passkeyNameSchema })

type RenameDialogProps = {
  passkey: Passkey | null
  isBusy: boolean
  onClose: () => void
  onRename: (name: string) => void
}

/** Another name for a passkey. */
export function RenameDialog({ passkey, ...form }: RenameDialogProps) {
  return (
    <Dialog title="Renommer la clé d’accès" isOpen={passkey !== null} onClose={form.onClose}>
      <RenameForm name={passkey?.name ?? ''} {...form} />
    </Dialog>
  )
}

type RenameFormProps = Omit<RenameDialogProps, 'passkey'> & { name: string }

function RenameForm({ name, isBusy, onClose, onRename }: RenameFormProps) {
  const form = useAppForm({
    defaultValues: { name },
    ...ruledBy(renameSchema, {
      name: { label: 'Nom', missing: 'Donnez un nom à cette clé.' },
    }),
    onSubmit: ({ value }) => onRename(value.name),
  })
  return (
    <FormFrame form={form} schema={renameSchema} hasShortcut aria-label="Renommer la clé d’accès">
      <div className="body stack">
        <form.AppField name="name">
          {(field) => <field.Text label="Nom" required data-first />}
        </form.AppField>
      </div>
      <footer>
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="ink" disabled={isBusy} aria-busy={isBusy}>
          Renommer
        </Button>
      </footer>
    </FormFrame>
  )
}
