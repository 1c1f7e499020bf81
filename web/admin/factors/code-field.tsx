import type { Ref } from 'react'

import { Field } from '#web/admin/form/field.tsx'

type CodeFieldProps = {
  ref?: Ref<HTMLInputElement>
  value: string
  error: string | undefined
  isBusy: boolean
  onChange: (code: string) => void
  /** The sixth digit was typed. */
  onWhole: (code: string) => void
}

/** One field for the six digits of an application, sent with the last of them. */
export function CodeField({ ref, value, error, isBusy, onChange, onWhole }: CodeFieldProps) {
  return (
    <Field
      label="Code de votre application"
      hint="6&nbsp;chiffres, envoyés dès le dernier."
      {...(error !== undefined && { errors: [error] })}
    >
      {(control) => (
        <input
          {...control}
          ref={ref}
          className="input min-h-13 text-center indent-[0.4em] font-mono text-[1.5rem] leading-none font-semibold tracking-[0.4em]"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          readOnly={isBusy}
          onChange={(event) => {
            // A pasted code may have spaces.
            const code = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 6)
            onChange(code)
            if (code.length === 6 && code !== value) onWhole(code)
          }}
        />
      )}
    </Field>
  )
}
