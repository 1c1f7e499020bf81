/** What the spellings of one title have in common: case, accents, apostrophes and blanks tell nothing. */
export const foldedTitle = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
