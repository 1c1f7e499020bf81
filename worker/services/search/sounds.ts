/** What letters sound like in French, in the order in which they are read. */
const sounds: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/qu|ck|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/(?<!c)h/g, ''],
  [/eau|au/g, 'o'],
  [/ill|y/g, 'i'],
  [/ai|ei/g, 'e'],
  [/en|em|am/g, 'an'],
  [/(.)\1/g, '$1'],
  [/(?<=...)(?:es?|[stxd])$/, ''],
]

/** What a word sounds like: «mayage» is «maillage», «semantik» is «sémantique». */
export const soundOf = (word: string) =>
  sounds.reduce((sound, [letters, heard]) => sound.replace(letters, heard), word)
