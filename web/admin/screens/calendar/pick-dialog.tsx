import { useId, useRef, useState } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { api } from '#web/admin/api/api.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { Suggestions } from '#web/admin/fields/suggestions.tsx'
import { useSubmitShortcut } from '#web/admin/form/save-shortcut.ts'
import { SelectField } from '#web/admin/form/select-field.tsx'
import { TextField } from '#web/admin/form/text-field.tsx'
import { Button } from '#web/ui/button.tsx'

import { dayTitle } from './month.ts'

/** A day, and the item that somebody chose for it; null where the rule chooses. */
export type PickedDay = { jour: string; kind: ItemKind; slug: string | null }

const kinds = [
  { value: 'prompt', label: 'Prompt du jour' },
  { value: 'gpt', label: 'GPT du jour' },
] as const

type PickDialogProps = { day: PickedDay; today: string; onClose: () => void }

/** Chooses the item that the home page shows on a day, or leaves it to the rule. */
export function PickDialog({ day, today, onClose }: PickDialogProps) {
  const { client, admin } = api.useUtils()
  const [jour, setJour] = useState(day.jour)
  const [kind, setKind] = useState<ItemKind>(day.kind)
  const [typed, setTyped] = useState('')
  const listId = useId()
  const form = useRef<HTMLFormElement>(null)
  useSubmitShortcut(form)
  const { data: choices = [] } = api.admin.calendar.choices.useQuery({ kind })
  const chosen = choices.find(({ titre, slug }) => titre === typed || slug === typed)
  const isMissing = typed !== '' && choices.length > 0 && !chosen
  const current = choices.find(({ slug }) => slug === day.slug)
  const pick = useUndoable({
    async run(slug: string | null) {
      const { avant } = await client.admin.calendar.pick.mutate({ jour, kind, slug })
      return { jour, kind, slug: avant, lu: slug }
    },
    undo: (back) => client.admin.calendar.pick.mutate(back),
    refresh: () => admin.calendar.invalidate(),
    words: {
      done: 'Choix du jour enregistré',
      failed: 'Impossible d’enregistrer ce choix.',
      undone: 'Choix rétabli',
      undoFailed: 'Impossible de rétablir le choix.',
    },
    consequence: () => dayTitle(jour),
    onDone: onClose,
  })
  return (
    <Dialog title="Élément du jour" isOpen onClose={onClose}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen && !pick.isPending) pick.mutate(chosen.slug)
        }}
      >
        <div className="body stack">
          <div className="form-grid">
            <TextField label="Jour" type="date" value={jour} min={today} onChange={setJour} />
            <SelectField
              label="Emplacement"
              value={kind}
              options={kinds}
              onChange={(value) => {
                setKind(value)
                setTyped('')
              }}
            />
          </div>
          <div>
            <TextField
              label="Fiche publiée"
              value={typed}
              list={listId}
              autoComplete="off"
              data-first
              placeholder={current?.titre}
              errors={isMissing ? ['Choisissez un titre de la liste.'] : undefined}
              hint="Tapez le début d’un titre et choisissez-le dans la liste."
              onChange={setTyped}
            />
            <Suggestions id={listId} texts={choices.map(({ titre }) => titre)} />
          </div>
        </div>
        <footer>
          {day.slug === null ? (
            <Button onClick={onClose}>Annuler</Button>
          ) : (
            <Button disabled={pick.isPending} onClick={() => pick.mutate(null)}>
              Laisser la règle choisir
            </Button>
          )}
          <Button
            type="submit"
            variant="ink"
            disabled={!chosen || jour < today || pick.isPending}
            aria-busy={pick.isPending}
          >
            Enregistrer
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
