import type { z } from 'zod'

import type { FieldName } from '#shared/items/field-names.ts'
import type { ItemDraft, ItemDrafting } from '#shared/items/item-drafting.ts'
import { missingField } from '#shared/site/refused-value.ts'
import { hasVisibleText } from '#shared/text/control-characters.ts'

import { lengthMessage } from './excess.tsx'

/** Names by path, of whichever form. */
export type FieldNames = Readonly<Record<string, FieldName | undefined>>

/** A message beside a field of the draft; `path` is the field's name in the form. */
export type FieldMessage = {
  path: string
  label: string
  message: string
  /** It is too long: not even a draft is saved so. */
  isExcess?: true
  /** Nothing of it is there. */
  isMissing?: true
}

type Path = readonly PropertyKey[]

/**
 * What the shared schema has against a draft, in the words of the form: one message for each field,
 * in the order of the names, which is the order of the form.
 */
export function fieldMessages<Schema extends z.ZodType>(
  schema: Schema,
  candidate: z.input<Schema>,
  draft: unknown,
  names: FieldNames,
): FieldMessage[] {
  const parsed = schema.safeParse(candidate, { error: excessLengthMessage })
  const messages = new Map<string, FieldMessage>()
  for (const issue of parsed.error?.issues ?? []) {
    const { path, value } = placeInDraft(draft, issue.path)
    const name = fieldName(path)
    if (messages.has(name)) continue
    const known = names[pattern(path)]
    const isNothing = isMissing(value) || issue.code === 'invalid_value'
    messages.set(name, {
      path: name,
      label: fieldLabel(path, names),
      message: isNothing ? (known?.missing ?? missingField) : issue.message,
      ...(issue.code === 'too_big' && { isExcess: true }),
      ...(isNothing && { isMissing: true }),
    })
  }
  const order = Object.keys(names)
  const place = ({ path }: FieldMessage) => order.indexOf(path.replaceAll(/\[\d+\]/g, '.*'))
  return [...messages.values()].toSorted((a, b) => place(a) - place(b))
}

/** Messages by field name, as the form takes them. */
export function messagesByField(messages: readonly FieldMessage[]): Record<string, string> {
  return Object.fromEntries(messages.map(({ path, message }) => [path, message]))
}

/** «FAQ, 2 : Question»: which field of which block. */
function fieldLabel(path: Path, names: FieldNames): string {
  const own = names[pattern(path)]?.label ?? String(path[0] ?? '')
  const place = path.findIndex((segment) => typeof segment === 'number')
  if (place < 1) return own
  const list = names[pattern(path.slice(0, place))]?.label
  return list === undefined ? own : `${list} ${Number(path[place]) + 1}, ${own.toLowerCase()}`
}

/** A value that the server refused, such as a slug that is taken, in its words. */
export type RefusedValue = { path: string; value: unknown; message: string }

/** What the server said of the values that a draft still has: they are not tried again. */
function refusedMessages(
  draft: object,
  refused: readonly RefusedValue[],
  namesOfDraft: FieldNames,
): FieldMessage[] {
  return refused
    .filter(({ path, value }) => child(draft, path) === value)
    .map(({ path, message }) => ({ path, label: fieldLabel([path], namesOfDraft), message }))
}

/** `['faq', 0, 'question']` is `faq[0].question` in the form. */
function fieldName(path: Path): string {
  return path.reduce<string>(
    (name, segment) =>
      typeof segment === 'number'
        ? `${name}[${segment}]`
        : name === ''
          ? String(segment)
          : `${name}.${String(segment)}`,
    '',
  )
}

const pattern = (path: Path) =>
  path.map((segment) => (typeof segment === 'number' ? '*' : String(segment))).join('.')

/**
 * The field of the draft that an issue of the saved value belongs to: a list of short texts is one
 * field, whether it is typed as labels or as lines.
 */
function placeInDraft(draft: unknown, path: Path): { path: Path; value: unknown } {
  let value = draft
  for (const [depth, segment] of path.entries()) {
    const inside = child(value, segment)
    const isListOfTexts = Array.isArray(value) && typeof inside !== 'object'
    if (typeof value !== 'object' || value === null || isListOfTexts) {
      return { path: path.slice(0, depth), value }
    }
    value = inside
  }
  return { path, value }
}

/** What a value holds under a key of its own. */
export function child(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, key)?.value
}

function isMissing(value: unknown): boolean {
  return typeof value === 'string'
    ? !hasVisibleText(value)
    : Array.isArray(value) && value.length === 0
}

/** States the length and the limit of a text that is too long; undefined for any other issue. */
const excessLengthMessage: z.core.$ZodErrorMap = ({ code, input, path = [], ...issue }) => {
  if (code !== 'too_big' || typeof input !== 'string') return undefined
  // In a list of short texts, the message quotes the one that is too long.
  const which =
    typeof path.at(-1) === 'number' ? `«\u00a0${input.slice(0, 40)}…\u00a0»\u00a0: ` : ''
  return which + lengthMessage(input.length, Number(issue['maximum']))
}

/** The messages of a draft: values that the server refused, then validation errors. */
export const itemMessages = <Draft extends ItemDraft, Item extends object>(
  { formSchema, candidateOf, names }: ItemDrafting<Draft, Item>,
  draft: Draft,
  refused: readonly RefusedValue[] = [],
): FieldMessage[] => [
  ...refusedMessages(draft, refused, names),
  ...fieldMessages(formSchema, candidateOf(draft), draft, names),
]
