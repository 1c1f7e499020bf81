import { useRef, useState } from 'react'

import { knownSpelling } from '#shared/labels/label-spelling.ts'
import { api } from '#web/admin/api/api.ts'
import { reportFailure } from '#web/admin/api/failures.ts'
import { useFormField } from '#web/admin/form/form.tsx'
import { Button } from '#web/ui/button.tsx'

import { LabelsField } from './labels-field.tsx'

type CategoryFieldProps = { label: string; hint: string; known: readonly string[] }

/** The categories of an item, of those that exist: a new one is created by a press of its own. */
export function CategoryField({ label, hint, known }: CategoryFieldProps) {
  const { value, onChange } = useFormField<string[]>()
  const [unknown, setUnknown] = useState('')
  const field = useRef<HTMLDivElement>(null)
  const utils = api.useUtils()
  const { mutate: create, isPending } = api.admin.categories.create.useMutation({
    onSuccess: ({ nom }) => {
      setUnknown('')
      onChange([...value, nom])
      // The button that was pressed is gone.
      field.current?.querySelector('input')?.focus()
    },
    onError: (error) => reportFailure('Impossible de créer la catégorie.', error),
    onSettled: () => utils.admin.labels.invalidate(),
  })
  return (
    <div className="full stack" ref={field}>
      <LabelsField
        label={label}
        hint={hint}
        suggestions={known}
        accept={(typed) => {
          const spelled = knownSpelling(typed, known)
          // While nobody knows which there are, the server says it when the item is saved.
          const isKnown = known.length === 0 || known.includes(spelled)
          setUnknown(isKnown ? '' : spelled)
          return isKnown ? spelled : null
        }}
      />
      <output className="block empty:m-0">
        {unknown === '' ? null : (
          <span className="foreign-name">
            <span>{`«\u00a0${unknown}\u00a0» n’est pas une catégorie\u00a0: choisissez-en une, ou créez-la.`}</span>
            <Button size="sm" disabled={isPending} onClick={() => create({ nom: unknown })}>
              {`Créer la catégorie «\u00a0${unknown}\u00a0»`}
            </Button>
          </span>
        )}
      </output>
    </div>
  )
}
