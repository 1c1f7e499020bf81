import { useRef, useState } from 'react'

import { viewInputSchema } from '#shared/admin/saved-view.ts'
import { maxLengthAt } from '#shared/text/max-length.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { useSubmitShortcut } from '#web/admin/form/save-shortcut.ts'
import { TextField } from '#web/admin/form/text-field.tsx'
import { Button } from '#web/ui/button.tsx'

import type { Naming } from './use-saved-views.ts'

type ViewNameDialogProps = {
  asked: Naming | null
  onName: (nom: string) => void
  onClose: () => void
}

/** Asks what a view is called. */
export function ViewNameDialog({ asked, onName, onClose }: ViewNameDialogProps) {
  return (
    <Dialog
      title={asked && 'renamed' in asked ? 'Renommer la vue' : 'Enregistrer cette vue'}
      isOpen={asked !== null}
      onClose={onClose}
    >
      {asked ? (
        <NameForm
          first={'renamed' in asked ? asked.renamed.nom : ''}
          onName={onName}
          onClose={onClose}
        />
      ) : null}
    </Dialog>
  )
}

type NameFormProps = { first: string } & Pick<ViewNameDialogProps, 'onName' | 'onClose'>

function NameForm({ first, onName, onClose }: NameFormProps) {
  const [typed, setTyped] = useState(first)
  const { data: nom, error } = viewInputSchema.shape.nom.safeParse(typed)
  const taken = error?.issues.find(({ code }) => code === 'custom')
  const form = useRef<HTMLFormElement>(null)
  useSubmitShortcut(form)
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (nom !== undefined) onName(nom)
      }}
    >
      <div className="body">
        <TextField
          label="Nom de la vue"
          hint="Elle garde la recherche, les filtres, l’ordre et les colonnes, pour vous seul."
          name="nom"
          limit={maxLengthAt(viewInputSchema, 'nom')}
          required
          data-first
          value={typed}
          errors={taken ? [taken.message] : []}
          onChange={setTyped}
        />
      </div>
      <footer>
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="ink" disabled={nom === undefined}>
          Enregistrer
        </Button>
      </footer>
    </form>
  )
}
