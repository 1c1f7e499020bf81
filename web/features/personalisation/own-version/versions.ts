import type { OwnVersion } from '#web/storage/stored-version.ts'
import type { DiffPart } from '#web/ui/diff/text-diff.ts'

/** Compares two texts and ignores the kind of line ends, which a text field normalises. */
export const isSameText = (one: string, other: string): boolean => lines(one) === lines(other)

/** True for a blank text and for the catalogue's text: neither is stored as a version. */
export const isNoVersion = (text: string, prompt: string): boolean =>
  text.trim() === '' || isSameText(text, prompt)

/** True if the catalogue's text changed after the version was made. */
export const isOriginalChanged = (version: OwnVersion | null, prompt: string): boolean =>
  version !== null && !isSameText(version.original, prompt)

/** So many characters of what stayed are shown beside what changed. */
const around = 120
export const gapMark = '\n…\n'

/** The same with long passages that stayed cut down to what is beside a change. */
export function onlyChanges(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    if (part.type !== 'same') return part
    const start = index === 0 ? '' : beginning(part.text)
    const end = index === parts.length - 1 ? '' : ending(part.text)
    const isLong = start.length + end.length + gapMark.length < part.text.length
    return isLong ? { ...part, text: start + gapMark + end } : part
  })
}

// Whole words: half of one says nothing.
function beginning(text: string): string {
  const cut = text.slice(0, around)
  return cut.slice(0, Math.max(0, cut.lastIndexOf(' '), cut.lastIndexOf('\n'))).trimEnd()
}
const ending = (text: string) => text.slice(-around).replace(/^\S*/, '').trimStart()

const lines = (text: string) => text.replaceAll(/\r\n?/g, '\n')
