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
  const around = field.closest('[data-prompt-fields], [data-prompt-text]')
  if (!around) return null
  const stops = [
    ...around.querySelectorAll<HTMLElement>('[name], [data-prompt-text] :is(button, textarea)'),
  ]
  const index = stops.findIndex(
    (stop) => stop === field || labelledFieldOf(stop)?.contains(field) === true,
  )
  const [previous, next] = [stops[index - 1], stops[index + 1]]
  return index < 0 ? null : { field, index, count: stops.length, previous, next }
}

/** A field of the form with its label and help; null for a field in the text. */
export const labelledFieldOf = (field: Element): Element | null =>
  field.closest('[data-prompt-fields] > *')

/** Goes to another field; in the text, the one that is left turns into a button again. */
export function goTo({ field }: FieldStep, stop: HTMLElement | undefined): void {
  if (!stop?.matches('button')) {
    stop?.focus({ preventScroll: true })
    return
  }
  field.blur()
  stop.click()
}
