import { useId } from 'react'

import { useTextField } from '#web/admin/form/form.tsx'
import { TextField } from '#web/admin/form/text-field.tsx'

import { Suggestions } from './suggestions.tsx'

type SuggestedFieldProps = {
  label: string
  hint?: string
  suggestions: readonly string[]
}

/** One line of text, completed by what other items carry. */
export function SuggestedField({ suggestions, ...field }: SuggestedFieldProps) {
  const listId = useId()
  return (
    <div>
      <TextField {...field} {...useTextField()} list={listId} autoComplete="off" />
      <Suggestions id={listId} texts={suggestions} />
    </div>
  )
}
