import { useId } from 'react'

import type { TextFacts } from '#shared/items/fields.ts'
import { sharedFields } from '#shared/items/shared-fields.ts'
import { useTextField, withFieldGroup } from '#web/admin/form/form.tsx'
import { TextAreaField } from '#web/admin/form/text-area-field.tsx'
import { TextField } from '#web/admin/form/text-field.tsx'

import { CategoryField } from './category-field.tsx'
import { LabelsField } from './labels-input.tsx'
import { Suggestions, useLabels } from './suggestions.tsx'

const noLabels: { categories: string[]; tags: string[]; ia: string } = {
  categories: [],
  tags: [],
  ia: '',
}

/** Paths in the form of an item. */
export const labelFields = { categories: 'categories', tags: 'tags', ia: 'ia' } as const

/** Categories, tags and AI of either kind. Children are drawn before the AI. */
export const LabelFields = withFieldGroup({
  defaultValues: noLabels,
  render: function LabelFields({ group, children }) {
    const labels = useLabels()
    return (
      <>
        <group.AppField name="categories">
          {() => (
            <CategoryField
              label={sharedFields.categories.label}
              hint="Une à six, validées par Entrée. La première donne la couleur et la cote."
              known={labels.categories}
              named={labels.connues}
            />
          )}
        </group.AppField>
        <group.AppField name="tags">
          {() => (
            <LabelsField
              label={sharedFields.tags.label}
              hint="Vingt au plus, validés par Entrée ou une virgule."
              suggestions={labels.tags}
              newMark="nouveau tag"
            />
          )}
        </group.AppField>
        {children}
        <group.AppField name="ia">
          {() => <SuggestedField label={sharedFields.ia.label} suggestions={labels.ia} />}
        </group.AppField>
      </>
    )
  },
})

const noAuthor = { auteur_nom: '', auteur_linkedin_url: '' }

/** Paths in the form of an item. */
export const authorFields = {
  auteur_nom: 'auteur_nom',
  auteur_linkedin_url: 'auteur_linkedin_url',
} as const

/** The author of an item of either kind. */
export const AuthorFields = withFieldGroup({
  defaultValues: noAuthor,
  render: function AuthorFields({ group }) {
    const labels = useLabels()
    return (
      <>
        <group.AppField name="auteur_nom">
          {() => (
            <SuggestedField
              label={sharedFields.auteur_nom.label}
              hint="Vide&nbsp;: l’auteur par défaut du site."
              suggestions={labels.auteurs}
            />
          )}
        </group.AppField>
        <group.AppField name="auteur_linkedin_url">
          {(field) => <field.Text label={sharedFields.auteur_linkedin_url.label} type="url" />}
        </group.AppField>
      </>
    )
  },
})

type SuggestedFieldProps = {
  label: string
  hint?: string
  suggestions: readonly string[]
}

/** One line of text, completed by what other items carry. */
function SuggestedField({ suggestions, ...field }: SuggestedFieldProps) {
  const listId = useId()
  return (
    <div>
      <TextField {...field} {...useTextField()} list={listId} autoComplete="off" />
      <Suggestions id={listId} texts={suggestions} />
    </div>
  )
}

type TableFieldProps = Pick<TextFacts, 'label' | 'missing'> & Required<Pick<TextFacts, 'control'>>

/** The control that the table of fields describes for a text. */
export function TableField({ label, missing, control: { as, rows, ...props } }: TableFieldProps) {
  const field = useTextField()
  const shared = { ...props, ...field, label, isWide: true, required: missing !== undefined }
  return as === 'line' ? <TextField {...shared} /> : <TextAreaField {...shared} rows={rows} />
}
