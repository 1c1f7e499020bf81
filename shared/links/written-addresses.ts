/** Where a text goes on after an address: a blank, a quote, a bracket of markdown or of French. */
const written = /https?:\/\/[^\s<>"'`«»[\]{}|\\^]+/gi

/** The http(s) addresses that are written anywhere in a value, in its lists and objects too. */
export function writtenAddresses(value: unknown): string[] {
  if (typeof value === 'string')
    return [...value.matchAll(written)].map(([found]) => trimmed(found))
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(writtenAddresses)
}

const endings = new Set('.,;:!?…*_~’”')

/** Without what ends the sentence around it; a bracket belongs to it that was opened in it. */
function trimmed(found: string): string {
  let end = found.length
  let unopened = found.split(')').length - found.split('(').length
  for (;;) {
    const last = found[end - 1] ?? ''
    if (last === ')' && unopened > 0) unopened -= 1
    else if (!endings.has(last)) return found.slice(0, end)
    end -= 1
  }
}
