import type { z } from 'zod'

import type { ItemKind } from './cote.ts'
import { type FieldName, namesOf, type PartNames } from './field-names.ts'
import {
  type DraftOf,
  draftSchemaOf,
  emptyDraftOf,
  emptyItemOf,
  formSchemaOf,
  inputSchemaOf,
  type SavedOf,
  tabsOf,
  toCandidate,
  toDraft,
} from './field-schemas.ts'
import type { Fields } from './fields.ts'
import { gptFields, gptPartNames } from './gpt-fields.ts'
import { promptFields, promptPartNames } from './prompt-fields.ts'
import type { Statut } from './statut.ts'

/** The fields of a kind of item, their schemas, and the conversions between draft and item. */
export type ItemDrafting<Draft extends ItemDraft, Item> = {
  kind: ItemKind
  fields: Fields
  draftSchema: z.ZodObject & z.ZodType<Draft>
  emptyDraft: Draft
  inputSchema: z.ZodObject & z.ZodType<Item>
  /** Validates what the editor sends. */
  formSchema: z.ZodType<Item>
  names: Readonly<Record<keyof Draft & string, FieldName>>
  /** Values for the fields of an item that are empty or invalid. */
  emptyItem: Item
  titleField: string & keyof Draft & keyof Item
  titleOf: (item: Draft | Item) => string
  draftOf: (item: Item) => Draft
  candidateOf: (draft: Draft) => object
}

/** What the drafts of both kinds have in common. */
export type ItemDraft = { slug: string; statut: Statut; categories: string[]; tags: string[] }

const draftingOf = <Kind extends ItemKind, F extends Fields, Title extends keyof F & string>(
  kind: Kind,
  fields: F,
  partNames: PartNames<F>,
  titleField: Title,
) => {
  const formSchema = formSchemaOf(fields)
  return {
    kind,
    fields,
    draftSchema: draftSchemaOf(fields),
    emptyDraft: emptyDraftOf(fields),
    inputSchema: inputSchemaOf(fields),
    formSchema,
    emptyItem: emptyItemOf(fields),
    names: namesOf(fields, partNames),
    tabOf: tabsOf(fields),
    titleField,
    titleOf: (item: Readonly<Record<Title, string>>) => item[titleField],
    draftOf: (item: SavedOf<F>) => toDraft(fields, item),
    candidateOf: (draft: DraftOf<F>) => toCandidate(fields, draft),
    /** Throws a ZodError for a draft that is not valid. */
    itemOf: (draft: DraftOf<F>) => formSchema.parse(toCandidate(fields, draft)),
  }
}

export const promptDrafting = draftingOf('prompt', promptFields, promptPartNames, 'titre')
export const gptDrafting = draftingOf('gpt', gptFields, gptPartNames, 'nom')

/** The drafting of each kind, for code that needs no types of one kind. */
export const draftings = { prompt: promptDrafting, gpt: gptDrafting } as const

/** An item as far as what is given is right: every other field is empty. */
export const itemAsFar = <Draft extends ItemDraft, Item extends object>(
  { inputSchema, emptyItem }: ItemDrafting<Draft, Item>,
  given: object,
): Item => ({ ...emptyItem, ...rightFields(inputSchema, given) })

/**
 * A draft from what was stored of an item, whichever release stored it: what a draft of today has and
 * that one had not, or had in another shape, is empty.
 */
export function draftFrom<Draft extends ItemDraft, Item extends object>(
  drafting: ItemDrafting<Draft, Item>,
  quoi: 'fiche' | 'copie',
  stored: unknown,
): Draft {
  const given = typeof stored === 'object' && stored !== null ? stored : {}
  if (quoi === 'fiche') return drafting.draftOf(itemAsFar(drafting, given))
  return { ...drafting.emptyDraft, ...rightFields(drafting.draftSchema, given) }
}

/** The fields that a schema has nothing against, each by itself. */
function rightFields({ shape }: z.ZodObject, given: object): Record<string, unknown> {
  const values = new Map(Object.entries(given))
  const right = Object.entries(shape).flatMap(([name, schema]) => {
    const parsed = (schema as z.ZodType).safeParse(values.get(name))
    return parsed.success ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(right)
}
