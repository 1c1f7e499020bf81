import { z } from 'zod'

import type { Field, Fields } from './fields.ts'

// `Object.fromEntries` loses which key has which value, so each function casts its result to the mapped type.

type Each<F extends Fields, Part extends keyof Field> = { [Name in keyof F]: F[Name][Part] }

const mapFields = (fields: Fields, pick: (field: Field, name: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, pick(field, name)]))

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

export type SavedOf<F extends Fields> = { [Name in keyof F]: z.output<F[Name]['schema']> }
export type DraftOf<F extends Fields> = { [Name in keyof F]: z.output<F[Name]['draft']> }
type CandidateOf<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]['toSaved']> }

// TypeScript cannot relate a value read by name to the schema of that field.
const valueOf = (holder: object, name: string): never => Reflect.get(holder, name) as never

export const toDraft = <F extends Fields>(fields: F, saved: SavedOf<F>) =>
  mapFields(fields, (field, name) => field.toDraft(valueOf(saved, name))) as DraftOf<F>

/** The value that a draft would save, before validation. */
export const toCandidate = <F extends Fields>(fields: F, draft: DraftOf<F>) =>
  mapFields(fields, (field, name) => field.toSaved(valueOf(draft, name))) as CandidateOf<F>

/** The tab of each field. */
export const tabsOf = <F extends Fields>(fields: F) =>
  mapFields(fields, ({ tab }) => tab) as Each<F, 'tab'>

/** Names of the fields that state a fact. */
export type NamesWith<F extends Fields, Fact extends string> = {
  [Name in keyof F & string]: F[Name] extends Record<Fact, unknown> ? Name : never
}[keyof F & string]

/** Lists the names of the fields that state a fact, in the order of the table. */
export const namesWith = <F extends Fields, Fact extends 'control' | 'section' | 'isPrivate'>(
  fields: F,
  fact: Fact,
) => Object.keys(fields).filter((name) => fact in (fields[name] ?? {})) as NamesWith<F, Fact>[]

/** Copies `values` without the fields that state a fact. */
export function withoutFieldsWith<
  F extends Fields,
  Fact extends 'section' | 'isPrivate',
  Values extends object,
>(fields: F, fact: Fact, values: Values): Omit<Values, NamesWith<F, Fact>> {
  const names: readonly string[] = namesWith(fields, fact)
  const kept = Object.entries(values).filter(([name]) => !names.includes(name))
  return Object.fromEntries(kept) as Omit<Values, NamesWith<F, Fact>>
}
