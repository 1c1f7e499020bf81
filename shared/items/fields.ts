import type { z } from 'zod'

import { textOrNull } from '#shared/text/optional-text.ts'

import { draftList, draftText } from './draft-shape.ts'

/** Facts about a field that its schema does not hold. */
export type FieldFacts = {
  label: string
  /** Tab of the editor that shows the field. */
  tab: string
  /** Message for a required field that is empty. */
  missing?: string
  /** Labels of its values. */
  values?: Readonly<Record<string, string>>
  /** Public answers leave the field out: pages, public exports and assistants. */
  isPrivate?: true
  /** Column of the field in an import, if its name or label differs. False for a field that no import sets. */
  import?: ImportFacts | false
}

type ImportFacts = {
  name?: string
  label?: string
  /** Names of the column in other catalogues, as slugs. */
  otherNames?: readonly string[]
}

/** Facts about a text. */
export type TextFacts = FieldFacts & {
  /** Section that shows the text on the page, in the markdown version and in the assistants' answer. */
  section?: { id: string; title: string }
  /** Control that the first tab draws. Without it, a component of the tab draws the field. */
  control?: { as: 'line' | 'area'; hint?: string; rows?: number }
}
/** Only the first tab draws controls from the table. */
type PlacedTextFacts = TextFacts & ({ control?: undefined } | { tab: 'general' | 'texte' })
type OtherFacts = FieldFacts & { control?: undefined; section?: undefined }

/** How a field is saved, and how the editor holds it. */
type Shape<Saved extends z.ZodType, Draft extends z.ZodType, Form extends z.ZodType> = {
  schema: Saved
  /** Format of the field in a table file. `json` is for lists of objects. */
  cell: 'text' | 'words' | 'switch' | 'json'
  /** Validates what the editor sends, if that differs from `schema`. */
  form: Form
  draft: Draft
  /** Value in a new draft. */
  emptyDraft: z.output<Draft>
  /** Value saved in an item while the field is empty or invalid. */
  unset: z.output<Saved>
  // Methods, not properties: otherwise no table of fields would be assignable to `Fields`.
  toDraft(saved: z.output<Saved>): z.output<Draft>
  toSaved(draft: z.output<Draft>): z.input<Form>
}

export type Field<
  Saved extends z.ZodType = z.ZodType,
  Draft extends z.ZodType = z.ZodType,
  Facts extends FieldFacts = FieldFacts,
  Form extends z.ZodType = z.ZodType,
> = Facts & Shape<Saved, Draft, Form>

/** The fields of a kind of item, in the order of its form. */
export type Fields = Readonly<Record<string, Field<z.ZodType, z.ZodType, TextFacts>>>

/** A field whose form has a schema of its own. */
export const narrowField = <
  const Facts extends FieldFacts,
  Saved extends z.ZodType,
  Draft extends z.ZodType,
  Form extends z.ZodType,
>(
  facts: Facts,
  shape: Shape<Saved, Draft, Form>,
): Field<Saved, Draft, Facts, Form> => ({ ...facts, ...shape })

/** A field whose draft has another shape than its saved value. */
export const field = <
  const Facts extends FieldFacts,
  Saved extends z.ZodType,
  Draft extends z.ZodType,
>(
  facts: Facts,
  shape: Omit<Shape<Saved, Draft, Saved>, 'form' | 'cell'> & { cell?: Field['cell'] },
): Field<Saved, Draft, Facts, Saved> =>
  narrowField(facts, { cell: 'json', ...shape, form: shape.schema })

/** A required text. */
export const text = <const Facts extends PlacedTextFacts>(
  schema: z.ZodType<string, string>,
  facts: Facts,
) =>
  field(facts, {
    schema,
    cell: 'text',
    draft: draftText,
    emptyDraft: '',
    unset: '',
    toDraft: (saved) => saved,
    toSaved: (draft) => draft,
  })

/** A text that may be absent: an empty control saves null. */
export const optionalText = <const Facts extends PlacedTextFacts>(
  schema: z.ZodType<string, string>,
  facts: Facts,
) =>
  field(facts, {
    schema: schema.nullable(),
    cell: 'text',
    draft: draftText,
    emptyDraft: '',
    unset: null,
    toDraft: (saved) => saved ?? '',
    toSaved: textOrNull,
  })

/** A list of words, such as tags. */
export const words = <const Facts extends OtherFacts>(
  schema: z.ZodType<string[], string[]>,
  facts: Facts,
) =>
  field(facts, {
    schema,
    cell: 'words',
    draft: draftList(draftText),
    emptyDraft: [],
    unset: [],
    toDraft: (saved) => saved,
    toSaved: (draft) => draft,
  })

/** A choice or a switch, which the editor holds as it is saved. */
export const same = <Value extends string | boolean, const Facts extends OtherFacts>(
  schema: z.ZodType<Value, Value>,
  unset: Value,
  facts: Facts,
) =>
  field(facts, {
    schema,
    cell: typeof unset === 'boolean' ? 'switch' : 'text',
    draft: schema,
    emptyDraft: unset,
    unset,
    toDraft: (saved) => saved,
    toSaved: (draft) => draft,
  })
