import type { FieldPath } from './draft-shape.ts'
import type { DraftOf } from './field-schemas.ts'
import type { FieldFacts, Fields } from './fields.ts'

/** Name of a field in messages, and the sentence shown when it is missing. */
export type FieldName = Pick<FieldFacts, 'label' | 'missing' | 'values'> & {
  /** The comparison of two versions shows the label above its text. */
  isHeaded?: true
}

/** The name of each field of a draft and of each part of a field, in the order of the form. */
export type NamesOf<Draft> = Readonly<Record<FieldPath<Draft>, FieldName>>

/** Names of the parts of a field, such as `faq.*.question`. */
export type PartNames<F extends Fields> = Readonly<
  Record<Exclude<FieldPath<DraftOf<F>>, keyof F>, FieldName>
>

/** Names of all fields; the parts of a field come right after it. */
export function namesOf<F extends Fields>(fields: F, parts: PartNames<F>): NamesOf<DraftOf<F>> {
  const names: Record<string, FieldName> = {}
  for (const [name, field] of Object.entries(fields)) {
    names[name] = field
    for (const [path, part] of Object.entries<FieldName>(parts)) {
      if (path.startsWith(`${name}.`)) names[path] = part
    }
  }
  return names as NamesOf<DraftOf<F>>
}
