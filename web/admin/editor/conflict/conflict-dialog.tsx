import { useState } from 'react'

import type { FieldName } from '#shared/items/field-names.ts'
import { statutLabels, type Statut } from '#shared/items/statut.ts'
import { Dialog } from '#web/admin/controls/dialog.tsx'
import type { ChangedBy, FieldChoice, FieldDifference } from '#web/admin/revisions/field-diff.ts'
import { Button } from '#web/ui/button.tsx'
import { DiffText } from '#web/ui/diff/diff-text.tsx'

import type { ConflictWords } from './conflict.ts'

type Choices = Record<string, FieldChoice>

type ConflictDialogProps<Field extends string> = {
  differences: readonly FieldDifference<Field>[]
  names: Readonly<Record<Field, FieldName>>
  words: ConflictWords
  /** The status that is stored, where the editor's own is another. */
  statut: Statut | null
  onResolve: (choices: Choices) => void
  onCancel: () => void
}

/**
 * Two versions of an item, field by field: what each of the two editors wrote, and whose text stays.
 * Nothing is saved here.
 */
export function ConflictDialog<Field extends string>({
  differences,
  names,
  words,
  statut,
  onResolve,
  onCancel,
}: ConflictDialogProps<Field>) {
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(differences.map(({ name, proposed }) => [name, proposed])),
  )
  return (
    <Dialog
      title="Cette fiche a été modifiée entre-temps"
      className="dialog-wide"
      isOpen
      isAlert
      onClose={onCancel}
    >
      <div className="body stack">
        <p>
          {words.intro} Choisissez, champ par champ, le texte à garder. Rien n’est enregistré avant
          votre prochain enregistrement.
        </p>
        {statut === null ? null : (
          <p>
            Son statut enregistré est «&nbsp;{statutLabels[statut]}&nbsp;» et le reste&nbsp;: pour
            le changer, choisissez-le de nouveau ensuite.
          </p>
        )}
        {differences.map((difference) => (
          <Difference
            key={difference.name}
            label={names[difference.name].label}
            difference={difference}
            words={words}
            choice={choices[difference.name] ?? difference.proposed}
            onChoose={(choice) => setChoices({ ...choices, [difference.name]: choice })}
          />
        ))}
      </div>
      <footer>
        <Button onClick={onCancel}>Annuler</Button>
        <Button variant="ink" onClick={() => onResolve(choices)}>
          Reprendre ces choix
        </Button>
      </footer>
    </Dialog>
  )
}

type DifferenceProps = {
  label: string
  difference: FieldDifference<string>
  words: ConflictWords
  choice: FieldChoice
  onChoose: (choice: FieldChoice) => void
}

function Difference({ label, difference, words, choice, onChoose }: DifferenceProps) {
  const { name, changedBy, changes } = difference
  return (
    <fieldset className="difference">
      <legend>
        {label} <span className="hint">({changedText(changedBy, words)})</span>
      </legend>
      <p className="difference-text">
        <DiffText changes={changes} />
      </p>
      <div className="difference-choice">
        {(['mine', 'theirs'] as const).map((value) => (
          <label key={value} className="radio">
            <input
              type="radio"
              name={`choix-${name}`}
              checked={choice === value}
              onChange={() => onChoose(value)}
            />
            <span>{words[value].keep}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const changedText = (changedBy: ChangedBy, words: ConflictWords): string =>
  changedBy === 'both' ? words.both : words[changedBy].changed
