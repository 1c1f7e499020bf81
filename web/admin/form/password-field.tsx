import { useState } from 'react'

import { Button } from '#web/ui/button.tsx'

import { Field } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'former'>

/** A password that is shown while one asks for it, and hidden anew with the next opening of its page. */
export function PasswordField({
  label,
  hint,
  errors,
  isWide,
  value,
  onChange,
  ...attributes
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} hint={hint} errors={errors} isWide={isWide}>
      {(control) => (
        <span className="flex gap-2">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...attributes}
            {...control}
            type={isShown ? 'text' : 'password'}
            className="input min-w-0 flex-1"
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <Button
            size="sm"
            className="min-h-11"
            aria-pressed={isShown}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? (
              'Masquer'
            ) : (
              <span>
                Afficher<span className="sr-only"> le mot de passe</span>
              </span>
            )}
          </Button>
        </span>
      )}
    </Field>
  )
}
