/** Names the words of a query that the catalogue does not know. */
export const nothingOn = (words: string[]): string =>
  `Rien sur ${words.map((word) => `«\u00a0${word}\u00a0»`).join(', ')}.`
