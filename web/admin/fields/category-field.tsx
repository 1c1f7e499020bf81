import { useRef, useState } from 'react'

import { categoryName, type NamedCategory } from '#shared/labels/named-category.ts'
import { api } from '#web/admin/api/api.ts'
import { reportFailure } from '#web/admin/api/failures.ts'
import { sentenceRow } from '#web/admin/controls/sentence-row.ts'
import { useFormField } from '#web/admin/form/form.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { Button } from '#web/ui/button.tsx'

import { LabelsField } from './labels-input.tsx'

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

type UnknownCategoryProps = {
  /** What was typed; empty where that is a category. */
  nom: string
  onCreated: (nom: string) => void
}

/** What is typed and no category: created by a press of its own, or asked of somebody who may. */
export function UnknownCategory({ nom, onCreated }: UnknownCategoryProps) {
  const utils = api.useUtils()
  const mayCreate = useMay()('seo.manage')
  const { mutate: create, isPending } = api.admin.categories.create.useMutation({
    onSuccess: (created) => onCreated(created.nom),
    onError: (error) => reportFailure('Impossible de créer la catégorie.', error),
    onSettled: () => utils.admin.labels.invalidate(),
  })
  return (
    <output className="block empty:m-0">
      {nom === '' ? null : (
        <span className={sentenceRow}>
          <span>
            {`«\u00a0${nom}\u00a0» n’est pas une catégorie\u00a0: choisissez-en une, ou ${mayCreate ? 'créez-la.' : 'demandez à un administrateur de la créer.'}`}
          </span>
          {mayCreate ? (
            <Button size="sm" disabled={isPending} onClick={() => create({ nom })}>
              {`Créer la catégorie «\u00a0${nom}\u00a0»`}
            </Button>
          ) : null}
        </span>
      )}
    </output>
  )
}
