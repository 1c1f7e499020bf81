import { z } from 'zod'

/** What a draft is checked by, with a place for every field that is saved. */
export type DraftShape<Input> = { [Field in keyof Input]-?: z.ZodType }

/**
 * A value that names every field at every depth, also those that may be absent: whoever makes one by
 * hand says `undefined` and forgets nothing.
 */
export type Complete<Value> = Value extends readonly (infer Item)[]
  ? Complete<Item>[]
  : Value extends object
    ? { [Field in keyof Required<Value>]: Complete<Value[Field]> }
    : Value

/** The fields of a draft as messages name them, places in a list replaced by `*`: `faq.*.question`. */
export type FieldPath<Draft> = {
  [Field in keyof Draft & string]: Field | Inside<Field, Draft[Field]>
}[keyof Draft & string]

type Inside<Field extends string, Value> = Value extends readonly (infer Item)[]
  ? Item extends object
    ? `${Field}.*.${FieldPath<Item>}`
    : never
  : Value extends object
    ? `${Field}.${FieldPath<Value>}`
    : never

const maxItems = 200

/** More than a browser stores: a text that is too long to publish is kept and marked. Requests have a lower limit. */
const maxLength = 5_000_000

/** A text of a draft. */
export const draftText = z.string().max(maxLength)

/** A list of a draft. */
export const draftList = <Item extends z.ZodType>(item: Item) => z.array(item).max(maxItems)
