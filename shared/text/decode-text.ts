export type Decoded = { text: string; encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' }

/**
 * Decodes a file as UTF-8, UTF-16 or Windows-1252. Returns null for a binary file, and the line of the
 * first invalid character for a damaged one.
 */
export function decodeText(bytes: Uint8Array): Decoded | { damagedLine: number } | null {
  const utf16 = utf16Label(bytes)
  if (!utf16 && bytes.includes(0)) return null
  const text = new TextDecoder(utf16 ?? 'utf-8', { ignoreBOM: true }).decode(bytes)
  if (isValid(bytes, utf16 ?? 'utf-8')) return { text, encoding: utf16 ? 'UTF-16' : 'UTF-8' }
  // One valid UTF-8 accent proves UTF-8: Windows-1252 would show each accent as two characters.
  if (utf16 || /[^\0-\x7F\uFFFD]/.test(text)) {
    return { damagedLine: lineOf(text, text.indexOf(replacement)) }
  }
  const windows = new TextDecoder('windows-1252').decode(bytes)
  const unassigned = windows.search(/[\x81\x8D\x8F\x90\x9D]/)
  if (unassigned !== -1) return { damagedLine: lineOf(windows, unassigned) }
  return { text: windows, encoding: 'Windows-1252' }
}

/** The character that `TextDecoder` writes for invalid bytes. */
const replacement = '\uFFFD'

function utf16Label([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

function isValid(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const lineOf = (text: string, index: number) => text.slice(0, index).split(/\r\n?|\n/).length
