/** A field among those that one fills in one after the other. */
export type FieldStep = {
  field: HTMLElement
  index: number
  count: number
  previous: HTMLElement | undefined
  next: HTMLElement | undefined
}

/**
 * Where a field stands in the form, each variable counting once, or in the text, where a variable is a
 * button until it is filled in. Null for what is no field of a prompt.
 */
export function fieldStep(field: Element | null): FieldStep | null {
  if (!(field instanceof HTMLElement) || !field.matches('textarea, select')) return null
  const around = field.closest('.fields, .doc-text')
  if (!around) return null
  const stops = [...around.querySelectorAll<HTMLElement>('[name], .var, .var-input')]
  const index = stops.findIndex(
    (stop) => stop === field || stop.closest('.field')?.contains(field) === true,
  )
  const [previous, next] = [stops[index - 1], stops[index + 1]]
  return index < 0 ? null : { field, index, count: stops.length, previous, next }
}

/** Goes to another field; in the text, the one that is left turns into a button again. */
export function goTo({ field }: FieldStep, stop: HTMLElement | undefined): void {
  if (!stop?.matches('.var')) {
    stop?.focus({ preventScroll: true })
    return
  }
  field.blur()
  stop.click()
}
