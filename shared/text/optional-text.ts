/** An empty field is an absent value. */
export const textOrNull = (text: string) => (text.trim() === '' ? null : text)

export const textOrUndefined = (text: string) => (text.trim() === '' ? undefined : text)
