/** Strings of an array. Empty if `data` is not an array. */
export const readTexts = (data: unknown): string[] =>
  Array.isArray(data) ? data.filter((text) => typeof text === 'string') : []
