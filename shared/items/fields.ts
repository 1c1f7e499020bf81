import { z } from 'zod'

import { textOrNull } from '#shared/text/optional-text.ts'

import { draftList, draftText, type FieldPath } from './draft-shape.ts'

/** Facts about a field that its schema does not hold. */
export type FieldFacts = {
  label: string
  /** Tab of the editor that shows the field. */
  tab: string
  /** Message for a required field that is empty. */
  missing?: string
  /** Labels of its values. */
  values?: Readonly<Record<string, string>>
  /** The control of a text that the general tab draws without code of its own. */
  control?: { as: 'line' | 'area'; hint?: string; rows?: number }
  /** The section in which page, markdown and assistants' answer show a text without code of their own. */
  section?: { id: string; title: string }
  /** False for a field that no page and no export shows. */
  isPublic?: false
  /** Its column in an import, where name or label differ. False for a field that no import sets. */
  import?: ImportFacts | false
}

type ImportFacts = {
  name?: string
  label?: string
  /** Names of the column in other catalogues, as slugs. */
  otherNames?: readonly string[]
}

/** How a field is saved, and how the editor holds it. */
type Shape<Saved extends z.ZodType, Draft extends z.ZodType, Form extends z.ZodType> = {
  schema: Saved
  /** What a cell of a table file holds: JSON for lists of objects. */
  cell: 'text' | 'words' | 'switch' | 'json'
  /** Validates what the editor sends. Narrower than `schema` where older data has other shapes. */
  form: Form
  draft: Draft
  /** Value in a new draft. */
  emptyDraft: z.output<Draft>
  /** Value in an item in which the field was never filled in. */
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
export type Fields = Readonly<Record<string, Field>>

/** A field whose form accepts less than its schema. */
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
export const text = <const Facts extends FieldFacts>(
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
export const optionalText = <const Facts extends FieldFacts>(
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
export const words = <const Facts extends FieldFacts>(
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

/** A value that the editor holds as it is saved. */
export const same = <Value, const Facts extends FieldFacts>(
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

// Everything below is derived from a table. `Object.fromEntries` loses which key has which value, so each
// function casts its result to the mapped type.

type Each<F extends Fields, Part extends keyof Field> = { [Name in keyof F]: F[Name][Part] }

const mapFields = (fields: Fields, take: (one: Field, name: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, take(one, name)]))

export const inputSchemaOf = <F extends Fields>(fields: F) =>
  z.object(mapFields(fields, ({ schema }) => schema) as Each<F, 'schema'>)

export const formSchemaOf = <F extends Fields>(fields: F) =>
  z.object(mapFields(fields, ({ form }) => form) as Each<F, 'form'>)

export const draftSchemaOf = <F extends Fields>(fields: F) =>
  z.strictObject(mapFields(fields, ({ draft }) => draft) as Each<F, 'draft'>)

export const emptyDraftOf = <F extends Fields>(fields: F) =>
  mapFields(fields, ({ emptyDraft }) => emptyDraft) as DraftOf<F>

export const emptyItemOf = <F extends Fields>(fields: F) =>
  mapFields(fields, ({ unset }) => unset) as SavedOf<F>

type SavedOf<F extends Fields> = { [Name in keyof F]: z.output<F[Name]['schema']> }
type DraftOf<F extends Fields> = { [Name in keyof F]: z.output<F[Name]['draft']> }
type CandidateOf<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]['toSaved']> }

// A field's methods accept the value of their own schema, which no type relates to a key known at run time.
const valueOf = (holder: object, name: string): never =>
  Object.getOwnPropertyDescriptor(holder, name)?.value as never

export const toDraft = <F extends Fields>(fields: F, saved: SavedOf<F>) =>
  mapFields(fields, (one, name) => one.toDraft(valueOf(saved, name))) as DraftOf<F>

/** Returns the value that a draft would save, before validation. */
export const toCandidate = <F extends Fields>(fields: F, draft: DraftOf<F>) =>
  mapFields(fields, (one, name) => one.toSaved(valueOf(draft, name))) as CandidateOf<F>

/** The tab of each field. */
export const tabsOf = <F extends Fields>(fields: F) =>
  mapFields(fields, ({ tab }) => tab) as Each<F, 'tab'>

type NamesWith<F extends Fields, Fact extends keyof FieldFacts> = {
  [Name in keyof F & string]: F[Name] extends Required<Pick<FieldFacts, Fact>> ? Name : never
}[keyof F & string]

/** The names of the fields that state a fact, in the order of the table. */
export const namesWith = <F extends Fields, Fact extends keyof FieldFacts>(fields: F, fact: Fact) =>
  Object.keys(fields).filter((name) => fields[name]?.[fact] !== undefined) as NamesWith<F, Fact>[]

type SectionTexts<F extends Fields> = { [Name in NamesWith<F, 'section'>]: string | null }

/** The texts of an item that are shown as sections of their own, by field. */
export const sectionTexts = <F extends Fields>(fields: F, item: SectionTexts<F>) =>
  Object.fromEntries(
    namesWith(fields, 'section').map((name) => [name, item[name]]),
  ) as SectionTexts<F>

/** The schema of each text of `sectionTexts`, for the assistants that read it. */
export const sectionSchemas = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    namesWith(fields, 'section').map((name) => [
      name,
      z
        .string()
        .nullable()
        .describe(fields[name]?.section?.title ?? ''),
    ]),
  ) as { [Name in NamesWith<F, 'section'>]: z.ZodNullable<z.ZodString> }

/** A section of a page that shows a text. */
export type TextSection = { id: string; title: string; text: string }

/** The sections of an item that show a text, in the order of the table. */
export const textSections = <F extends Fields>(fields: F, item: SectionTexts<F>): TextSection[] =>
  Object.entries<string | null>(sectionTexts(fields, item)).flatMap(([name, value]) => {
    const section = fields[name]?.section
    return section && value ? [{ ...section, text: value }] : []
  })

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

/** The names of fields and parts; the parts of a field follow it. */
export function namesOf<F extends Fields>(fields: F, parts: PartNames<F>): NamesOf<DraftOf<F>> {
  const names: Record<string, FieldName> = {}
  for (const [name, { label, missing, values }] of Object.entries(fields)) {
    names[name] = { label, ...(missing !== undefined && { missing }), ...(values && { values }) }
    for (const [path, part] of Object.entries<FieldName>(parts)) {
      if (path.startsWith(`${name}.`)) names[path] = part
    }
  }
  return names as NamesOf<DraftOf<F>>
}
