import { useId, useState } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { iaSchema } from '#shared/items/shared-fields.ts'
import { type Verification, verifiedWhen } from '#shared/items/verification.ts'
import { maxLengthAt } from '#shared/text/max-length.ts'
import { assistants } from '#shared/variables/assistants.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { saveFailed } from '#web/admin/controls/content-words.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { Field } from '#web/admin/form/field.tsx'
import { useItemCalls } from '#web/admin/items/item-calls.ts'
import { changeItems, type LookedAt, undoEntry } from '#web/admin/items/item-changes.ts'
import { Button } from '#web/ui/button.tsx'

import { Suggestions, useLabels } from './suggestions.tsx'

type VerifiedFieldProps = {
  kind: ItemKind
  /** Saves pending edits, and returns the item at its new version. */
  saveItem: () => Promise<LookedAt>
  verification: Verification
  /** Assistant that is proposed if none was noted before. */
  ia: string
  /** Reads the item again after each attempt. */
  onChanged: () => Promise<unknown>
}

/** Date and assistant of the last verification, and the button that notes a new one. Visitors see it at once. */
export function VerifiedField({ kind, saveItem, verification, ia, onChanged }: VerifiedFieldProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { calls, refresh } = useItemCalls(kind)
  const { mutate, isPending } = useUndoable({
    run: async (assistant: string) => {
      const at = await saveItem()
      const done = await changeItems(calls, [at], { champ: 'verifie', valeur: assistant })
      if (done.passees.length > 0) throw new Error(editedMeanwhile)
      return done
    },
    undo: ({ entree }) => undoEntry(calls, entree),
    refresh: () => Promise.all([refresh(), onChanged()]),
    words: {
      done: 'Vérification notée',
      failed: saveFailed,
      undone: 'Vérification retirée',
      undoFailed: 'Impossible de retirer la vérification.',
    },
    isFinal: ({ changees }) => changees === 0,
  })
  const when = verifiedWhen(verification)
  return (
    <div className="verified">
      <p className="hint">{when === null ? 'Pas encore vérifié.' : `Vérifié ${when}.`}</p>
      <Button
        size="sm"
        aria-haspopup="dialog"
        disabled={isPending}
        onClick={() => setIsAsking(true)}
      >
        Vérifié aujourd’hui avec…
      </Button>
      <Dialog
        title="Vérifié aujourd’hui avec…"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
      >
        <AssistantQuestion
          proposed={verification.verifie_avec ?? ia}
          onAnswer={(assistant) => {
            setIsAsking(false)
            mutate(assistant)
          }}
          onCancel={() => setIsAsking(false)}
        />
      </Dialog>
    </div>
  )
}

type AssistantQuestionProps = {
  proposed: string
  onAnswer: (assistant: string) => void
  onCancel: () => void
}

/** It stands within the form of the item, so it is none itself. */
function AssistantQuestion({ proposed, onAnswer, onCancel }: AssistantQuestionProps) {
  const [typed, setTyped] = useState(proposed)
  const listId = useId()
  const labels = useLabels()
  const assistant = iaSchema.safeParse(typed)
  const answer = () => {
    if (assistant.success) onAnswer(assistant.data)
  }
  return (
    <>
      <div className="body stack">
        <Field
          label="Assistant"
          hint="La page le dit aussitôt, à la date du jour."
          limited={{ text: typed, limit: maxLengthAt(iaSchema) }}
        >
          {(control) => (
            <>
              <input
                {...control}
                className="input"
                data-first
                list={listId}
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  event.preventDefault()
                  answer()
                }}
              />
              <Suggestions
                id={listId}
                texts={[...new Set([...assistants.map(({ name }) => name), ...labels.ia])]}
              />
            </>
          )}
        </Field>
      </div>
      <footer>
        <Button onClick={onCancel}>Annuler</Button>
        <Button variant="ink" disabled={!assistant.success} onClick={answer}>
          Noter
        </Button>
      </footer>
    </>
  )
}

const editedMeanwhile = 'Cette fiche a été modifiée entre-temps\u00a0: la voici, réessayez.'
