import { useId } from 'react'

import type { KnownVariable } from '#shared/variables/known-variable.ts'
import { variableNamed } from '#shared/variables/named-variable.ts'
import { type ProfileValue, profileVariableMaxLength } from '#shared/variables/profiles.ts'
import { valueMaxLength } from '#shared/variables/prompt-values.ts'
import { variableLabel } from '#shared/variables/variable-label.ts'
import { AnswerControl } from '#web/items/answer-control.tsx'
import { Button } from '#web/ui/button.tsx'
import { TooLong } from '#web/ui/fields/too-long.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** A value as it is written, and whether its variable is still being named. */
export type WrittenValue = ProfileValue & { id: number; isNew: boolean }

type ProfileRowProps = {
  row: WrittenValue
  /** Among the others, from 1. */
  place: number
  vocabulary: KnownVariable[]
  onChange: (values: Partial<ProfileValue>) => void
  onRemove: () => void
}

/** The value of a variable, called and explained as on the page of a prompt; a new one is named first. */
export function ProfileRow({ row, place, vocabulary, onChange, onRemove }: ProfileRowProps) {
  const id = useId()
  const { variable, value, isNew } = row
  const known = variableNamed(vocabulary, variable)
  const label = variableLabel(variable, known)
  const isExplained = known !== undefined && !isNew
  return (
    <fieldset
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 ${isNew ? 'md:grid-cols-[14rem_minmax(0,1fr)_auto]' : ''}`}
    >
      <legend className="sr-only">Valeur {place}</legend>
      {isNew ? (
        <div className="field">
          <label htmlFor={`${id}-variable`}>Variable</label>
          <input
            id={`${id}-variable`}
            className="input"
            autoComplete="off"
            value={variable}
            onChange={({ target }) => onChange({ variable: target.value })}
          />
          <TooLong length={variable.length} max={profileVariableMaxLength}>
            raccourcissez ce nom pour enregistrer.
          </TooLong>
        </div>
      ) : null}
      <div className={isNew ? 'field row-start-2 md:row-start-auto' : 'field'}>
        <label htmlFor={`${id}-value`}>
          {isNew ? 'Valeur' : label}
          {isNew && variable !== '' ? <span className="sr-only"> de {label}</span> : null}
        </label>
        {isExplained ? (
          <span className="hint" id={`${id}-help`}>
            {known.aide}
          </span>
        ) : null}
        <AnswerControl
          id={`${id}-value`}
          aria-describedby={isExplained ? `${id}-help` : undefined}
          // Or the control would be another at each letter of the name.
          question={isExplained ? known : undefined}
          value={value}
          onAnswer={(answer) => onChange({ value: answer })}
        />
        <TooLong length={value.length} max={valueMaxLength}>
          raccourcissez cette valeur pour enregistrer.
        </TooLong>
      </div>
      <Button
        variant="quiet"
        shape="icon"
        aria-label={`Retirer la valeur ${label}`.trimEnd()}
        onClick={onRemove}
      >
        <Icon name="x" />
      </Button>
    </fieldset>
  )
}
