import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'

import { type FieldChange, noteMaxLength } from '#shared/admin/field-change.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { countOf } from '#shared/text/plural.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { contentWords, saveFailed } from '#web/admin/controls/content-words.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { ProgressLine } from '#web/admin/controls/progress-line.tsx'
import { excessMessage } from '#web/admin/form/excess.tsx'
import { Field } from '#web/admin/form/field.tsx'
import { Select } from '#web/admin/form/select-field.tsx'
import { TextField } from '#web/admin/form/text-field.tsx'
import { useItemCalls } from '#web/admin/items/item-calls.ts'
import {
  changeItems,
  quietlyChanged,
  undoEntry,
  undoQuestion,
} from '#web/admin/items/item-changes.ts'
import { tellLeftAlone } from '#web/admin/items/left-alone.ts'
import { useMay } from '#web/admin/session/session.ts'
import type { ApiInputs, ApiOutputs } from '#web/loading/trpc.ts'
import { Button } from '#web/ui/button.tsx'

import {
  actOptions,
  type ChangeDraft,
  changeOf,
  draftOf,
  fieldLabel,
  newChange,
} from './change-draft.ts'
import { ChangePreview } from './change-preview.tsx'
import { ChangeValue } from './change-value.tsx'

type Cible = ApiInputs['admin']['prompts']['previewChange']['cible']

/** Some rows of a table, or all that its filter leaves. */
export type ChangeTarget =
  | { ids: string[] }
  | { filter: Exclude<Cible, { ids: string[] }>; count: number }

type ChangeDialogProps = {
  kind: ItemKind
  /** What the change begins with; null while nothing is asked. */
  asked: { target: ChangeTarget; first: FieldChange | null } | null
  onDone: () => void
  onClose: () => void
}

/** One field of many items: the new value, what it would change, and only then the change. */
export function ChangeDialog({ kind, asked, onDone, onClose }: ChangeDialogProps) {
  const count = asked && ('ids' in asked.target ? asked.target.ids.length : asked.target.count)
  const [one, many] = contentWords[kind].counted
  return (
    <Dialog
      title={`Modifier un champ sur ${countOf(count ?? 0, one, many)}`}
      isOpen={asked !== null}
      onClose={onClose}
      isWide
    >
      {asked ? <ChangeForm kind={kind} {...asked} onDone={onDone} onClose={onClose} /> : null}
    </Dialog>
  )
}

type Preview = ApiOutputs['admin']['prompts']['previewChange']

type ChangeFormProps = Omit<ChangeDialogProps, 'asked'> & NonNullable<ChangeDialogProps['asked']>

function ChangeForm({ kind, target, first, onDone, onClose }: ChangeFormProps) {
  const [draft, setDraft] = useState<ChangeDraft>(() => draftOf(first))
  const [note, setNote] = useState('')
  const [isConfirming, setConfirming] = useState(false)
  const [done, setDone] = useState<number | null>(null)
  const may = useMay()
  const { calls, refresh } = useItemCalls(kind)
  const changement = useDeferredValue(changeOf(draft))
  const cible = 'ids' in target ? target : target.filter
  const preview = useQuery({
    queryKey: ['previewChange', kind, cible, changement],
    queryFn: () => (changement ? calls.previewChange.mutate({ cible, changement }) : null),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const changing = changement
    ? (preview.data?.items.filter(({ obstacle }) => obstacle === null) ?? [])
    : []
  const publicOnes = changing.filter(({ statut }) => isPublicChange(statut, changement)).length
  const wayBack = may('journal.read')
    ? 'Le journal saura l’annuler, sauf pour les fiches modifiées de nouveau.'
    : undefined
  const { mutate, isPending } = useUndoable({
    run: async (change: FieldChange) => ({
      ...(await changeItems(calls, changing, change, {
        note: note.trim() || undefined,
        onProgress: setDone,
      })),
      publicOnes,
    }),
    undo: ({ entree }) => undoEntry(calls, entree),
    refresh,
    words: {
      done: ({ changees }) => countOf(changees, ...contentWords[kind].changed),
      failed: saveFailed,
      undone: 'Changement annulé',
      undoFailed: 'Impossible d’annuler le changement.',
    },
    consequence: ({ passees }) => tellLeftAlone(passees) ?? wayBack,
    leftAlone: ({ passees }) => tellLeftAlone(passees),
    isFinal: ({ changees }) => changees === 0,
    question: (made) => undoQuestion(made.publicOnes),
    onDone,
  })
  const [one, many] = contentWords[kind].counted
  const isReady =
    changing.length > 0 &&
    !isPending &&
    !preview.isFetching &&
    excessMessage({ text: note, limit: noteMaxLength }) === undefined

  function revise(next: ChangeDraft) {
    setDraft(next)
    setConfirming(false)
  }

  function submit() {
    if (!changement || !isReady) return
    if (publicOnes > quietlyChanged && !isConfirming) setConfirming(true)
    else mutate(changement)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="body">
        <div className="form-grid">
          <Field label="Champ">
            {(control) => (
              <Select
                {...control}
                value={draft.act}
                options={actOptions(kind, may('content.status'))}
                onChange={(act) => revise(newChange(act))}
              />
            )}
          </Field>
          <ChangeValue draft={draft} onChange={revise} />
          <TextField
            label="Note (facultatif)"
            hint="Gardée avec la révision de chaque fiche et dans le journal, jamais publiée."
            name="note"
            limit={noteMaxLength}
            isWide
            autoComplete="off"
            value={note}
            onChange={setNote}
          />
        </div>
        {isConfirming ? (
          <Notice
            className="mt-3"
            tone="warn"
            title={`${countOf(publicOnes, 'fiche publique changera', 'fiches publiques changeront')} pour les visiteurs.`}
          >
            <p>Confirmez pour l’appliquer.</p>
          </Notice>
        ) : null}
        {changement === null ? (
          <p className="hint mt-4">Choisissez une valeur pour voir ce qu’elle changera.</p>
        ) : (
          <Loaded asked={preview}>
            {(shown: Preview | null) =>
              shown ? (
                <ChangePreview kind={kind} preview={shown} column={fieldLabel(draft.act)} />
              ) : null
            }
          </Loaded>
        )}
        {done === null ? null : (
          <ProgressLine max={changing.length} value={done}>
            {done} sur {countOf(changing.length, one, many)}
          </ProgressLine>
        )}
        {done !== null && !isPending ? (
          <Notice tone="warn" title="Le travail s’est arrêté en chemin">
            <p>
              {may('journal.read')
                ? 'Ce qui est fait est dans le journal, qui peut l’annuler.'
                : 'Ce qui est fait est dans le journal, d’où un administrateur peut l’annuler.'}
            </p>
          </Notice>
        ) : null}
      </div>
      <footer>
        <Button onClick={onClose} disabled={isPending}>
          Annuler
        </Button>
        <Button
          type="submit"
          variant="ink"
          disabled={!isReady}
          aria-busy={isPending}
          onClick={(event) => {
            // The question takes the place of the button: a double click is no answer to it.
            if (event.detail > 1) event.preventDefault()
          }}
        >
          {isConfirming ? 'Confirmer pour' : 'Appliquer à'} {countOf(changing.length, one, many)}
        </Button>
      </footer>
    </form>
  )
}

/** Whether visitors see an item before or after a change. */
const isPublicChange = (statut: string, change: FieldChange | null) =>
  statut === 'valide' || (change?.champ === 'statut' && change.valeur === 'valide')
