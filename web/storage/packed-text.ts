/** A text as deflated bytes in the letters of an address. */
export async function packText(text: string): Promise<string> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer())
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '')
}

/**
 * The text that was packed, or null for anything else. What comes out of a few letters can be
 * endless: nothing is read beyond `maxBytes`.
 */
export async function unpackText(packed: string, maxBytes: number): Promise<string | null> {
  if (!/^[\w-]+$/.test(packed)) return null
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const deflated = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const inflated = new Blob([deflated])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .pipeThrough(atMost(maxBytes))
    const bytes = await new Response(inflated).arrayBuffer()
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

function atMost(maxBytes: number) {
  let size = 0
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > maxBytes) controller.error(new Error('The text is too long'))
      else controller.enqueue(chunk)
    },
  })
}
