import { useId } from 'react'

import { countOf } from '#shared/text/plural.ts'
import type { FieldName } from '#web/admin/form/field-messages.ts'

import { DiffText } from './diff-text.tsx'
import type { DiffPart, FieldDifference } from './field-diff.ts'

type FieldDifferencesProps<Field extends string> = {
  differences: readonly FieldDifference<Field>[]
  names: Readonly<Record<Field, FieldName>>
  /** Whose they are, read out where several items stand below each other. */
  of?: string
}

/** What two versions of an item hold differently, field by field. */
export function FieldDifferences<Field extends string>({
  differences,
  names,
  of,
}: FieldDifferencesProps<Field>) {
  const id = useId()
  if (differences.length === 0) return <p>Les deux versions sont identiques.</p>
  return differences.map(({ name, changes }) => (
    <section key={name} className="diff" aria-labelledby={`${id}-${name}`}>
      <header>
        <h3 id={`${id}-${name}`}>
          {names[name].label}
          {of === undefined ? null : <span className="vh"> de {of}</span>}
        </h3>
        <span className="hint">{changedWords(changes)}</span>
      </header>
      <p className="difference-text">
        <DiffText changes={changes} />
      </p>
    </section>
  ))
}

/** «8 mots ajoutés, 5 retirés». */
export function changedWords(changes: readonly DiffPart[]): string {
  const added = words(changes, 'added')
  const removed = words(changes, 'removed')
  return [
    ...(added > 0 ? [`${countOf(added, 'mot', 'mots')} ${added > 1 ? 'ajoutés' : 'ajouté'}`] : []),
    ...(removed > 0
      ? [`${countOf(removed, 'mot', 'mots')} ${removed > 1 ? 'retirés' : 'retiré'}`]
      : []),
  ].join(', ')
}

function words(changes: readonly DiffPart[], type: DiffPart['type']): number {
  return changes
    .filter((part) => part.type === type)
    .reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0)
}
