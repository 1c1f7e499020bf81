import { useState } from 'react'

import { Dialog } from '#web/admin/controls/dialog.tsx'
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
  const [nom, setNom] = useState(first)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (nom.trim() !== '') onName(nom.trim())
      }}
    >
      <div className="body">
        <TextField
          label="Nom de la vue"
          hint="Elle garde la recherche, les filtres, l’ordre et les colonnes, pour vous seul."
          name="nom"
          maxLength={40}
          required
          data-first
          value={nom}
          onChange={setNom}
        />
      </div>
      <footer>
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="ink" disabled={nom.trim() === ''}>
          Enregistrer
        </Button>
      </footer>
    </form>
  )
}
