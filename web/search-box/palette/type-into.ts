/** Puts a text in a field in place of what is there; unlike an assignment, an edit that React takes for the visitor's. */
export function typeInto(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, 0, input.value.length, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
