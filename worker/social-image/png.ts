/** One byte a pixel: the place of its colour in the palette. */
export type IndexedImage = {
  width: number
  height: number
  palette: [red: number, green: number, blue: number][]
  pixels: Uint8Array
}

type Bytes = Uint8Array<ArrayBuffer>

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const bitDepth = 8
const indexedColour = 3

/**
 * Encodes an image as PNG (https://www.w3.org/TR/png-3/). The platform compresses outside the isolate: an
 * encoder in JavaScript takes eight times the memory, and several images at once reach the limit.
 */
export async function encodePng(image: IndexedImage): Promise<Bytes> {
  const header = [...uint32(image.width), ...uint32(image.height), bitDepth, indexedColour, 0, 0, 0]
  return concat([
    Uint8Array.from(signature),
    ...chunk('IHDR', Uint8Array.from(header)),
    ...chunk('PLTE', Uint8Array.from(image.palette.flat())),
    ...chunk('IDAT', await deflate(scanlines(image))),
    ...chunk('IEND', new Uint8Array()),
  ])
}

/** The rows of pixels, each after the number of its filter: 0 for none. */
function scanlines({ width, height, pixels }: IndexedImage): Bytes {
  const lines = new Uint8Array((width + 1) * height)
  for (let row = 0; row < height; row += 1) {
    lines.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  }
  return lines
}

const deflate = (bytes: Bytes) =>
  readBytes(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate')))

const concat = (parts: Bytes[]) => readBytes(new Blob(parts).stream())

const readBytes = async (stream: ReadableStream): Promise<Bytes> =>
  new Uint8Array(await new Response(stream).arrayBuffer())

/** The length, the type, the content and the checksum of the last two. */
function chunk(type: string, content: Bytes): Bytes[] {
  const typeBytes = new TextEncoder().encode(type)
  return [uint32(content.length), typeBytes, content, uint32(crc32([typeBytes, content]))]
}

function uint32(value: number): Bytes {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

/** The checksum of a chunk, as the appendix of the standard defines it. */
function crc32(parts: Bytes[]): number {
  let crc = 0xffffffff
  for (const part of parts) {
    for (const byte of part) {
      crc ^= byte
      for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
    }
  }
  return ~crc >>> 0
}
