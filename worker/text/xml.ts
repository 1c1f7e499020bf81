const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text as content or as the value of an attribute; what XML cannot hold at all is left out. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(unstorable, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** Control characters, and the two that are none, which no escape makes valid. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const unstorable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
