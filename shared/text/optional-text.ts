import { hasVisibleText } from './control-characters.ts'

/** An empty field is an absent value. */
export const textOrNull = (text: string) => (hasVisibleText(text) ? text : null)

export const textOrUndefined = (text: string) => (hasVisibleText(text) ? text : undefined)
