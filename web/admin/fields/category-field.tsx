import { useRef, useState } from 'react'

import { categoryName, type NamedCategory } from '#shared/labels/named-category.ts'
import { useFormField } from '#web/admin/form/form.tsx'

import { LabelsField } from './labels-field.tsx'
import { UnknownCategory } from './unknown-category.tsx'

type CategoryFieldProps = {
  label: string
  hint: string
  known: readonly string[]
  /** Categories with their French labels. */
  named: readonly NamedCategory[]
}

/** The categories of an item, of those that exist. */
export function CategoryField({ label, hint, known, named }: CategoryFieldProps) {
  const { value, onChange } = useFormField<string[]>()
  const [unknown, setUnknown] = useState('')
  const field = useRef<HTMLDivElement>(null)
  return (
    <div className="full stack" ref={field}>
      <LabelsField
        label={label}
        hint={hint}
        suggestions={known}
        accept={(typed) => {
          const spelled = categoryName(typed, named, known)
          // While nobody knows which there are, the server says it when the item is saved.
          const isKnown = known.length === 0 || known.includes(spelled)
          setUnknown(isKnown ? '' : spelled)
          return isKnown ? spelled : null
        }}
      />
      <UnknownCategory
        nom={unknown}
        onCreated={(nom) => {
          setUnknown('')
          onChange([...value, nom])
          // The button that was pressed is gone.
          field.current?.querySelector('input')?.focus()
        }}
      />
    </div>
  )
}
