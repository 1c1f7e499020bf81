import * as fc from 'fast-check'
import { decode } from 'fast-png'
import { expect, it } from 'vitest'

import { encodePng } from '#worker/social-image/png.ts'

const byte = fc.integer({ min: 0, max: 255 })
const images = fc
  .record({
    width: fc.integer({ min: 1, max: 40 }),
    height: fc.integer({ min: 1, max: 40 }),
    palette: fc.array(fc.tuple(byte, byte, byte), { minLength: 1, maxLength: 256 }),
  })
  .chain((format) => {
    const count = format.width * format.height
    const index = fc.integer({ min: 0, max: format.palette.length - 1 })
    const pixels = fc.array(index, { minLength: count, maxLength: count })
    return fc.record({ format: fc.constant(format), pixels })
  })

it('encodes every image as a PNG that a strict decoder reads back', async () => {
  await fc.assert(
    fc.asyncProperty(images, async ({ format, pixels }) => {
      const { width, height } = format
      const rows = Array.from({ length: height }, (_, row) => [
        0,
        ...pixels.slice(row * width, (row + 1) * width),
      ])
      const png = await encodePng({ ...format, scanlines: Uint8Array.from(rows.flat()) })

      const decoded = decode(png, { checkCrc: true })
      expect([decoded.width, decoded.height]).toEqual([width, height])
      expect(decoded.palette).toEqual(format.palette)
      expect([...decoded.data]).toEqual(pixels)
    }),
  )
})
