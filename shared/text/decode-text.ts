type Decoded = { text: string; encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' }

/**
 * The text of a file; null where it is no text file; else the line of the first character that is not in the
 * encoding of the others.
 */
export function decodeText(bytes: Uint8Array): Decoded | { damagedLine: number } | null {
  const utf16 = utf16Label(bytes)
  if (!utf16 && bytes.includes(0)) return null
  const text = new TextDecoder(utf16 ?? 'utf-8', { ignoreBOM: true }).decode(bytes)
  if (isValid(bytes, utf16 ?? 'utf-8')) return { text, encoding: utf16 ? 'UTF-16' : 'UTF-8' }
  // With one valid character it is UTF-8: read as Windows-1252, each of its accents would be two signs.
  if (utf16 || /[^\0-\x7F\uFFFD]/.test(text)) {
    return { damagedLine: lineOf(text, text.indexOf(replacement)) }
  }
  const windows = new TextDecoder('windows-1252').decode(bytes)
  const unassigned = windows.search(/[\x81\x8D\x8F\x90\x9D]/)
  if (unassigned !== -1) return { damagedLine: lineOf(windows, unassigned) }
  return { text: windows, encoding: 'Windows-1252' }
}

/** What a decoder writes for bytes that it cannot read. */
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
