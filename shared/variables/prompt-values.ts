/** What the visitor typed, by key; a missing or blank value leaves the brackets in place. */
export type PromptValues = Readonly<Record<string, string>>

/**
 * Longest value of one variable, in characters, wherever one is stored or sent: an export is pasted in the
 * assistant instead. The fields of a prompt take more, and say so.
 */
export const valueMaxLength = 20_000

/** The value of a variable; a key such as `constructor` is no property of the object's prototype. */
export function valueOf(
  values: Readonly<Record<string, string | undefined>>,
  key: string,
): string | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined
}

/** Whether a value counts as filled: a blank one leaves the variable as it is. */
export function isFilled(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== ''
}

/** Whether anything is filled in at all. */
export const hasFilledValue = (values: PromptValues) => Object.values(values).some(isFilled)
