import { deflateRawSync } from 'node:zlib'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { packText, unpackText } from '#web/storage/packed-text.ts'

const maxBytes = 200_000

const inflating = (length: number) => deflateRawSync('a'.repeat(length)).toString('base64url')

describe('a packed text', () => {
  it('comes back as it was, in letters that an address takes as they are', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 })
    await fc.assert(
      fc.asyncProperty(text, async (given) => {
        const packed = await packText(given)
        expect(packed).toMatch(/^[\w-]+$/)
        expect(await unpackText(packed, maxBytes)).toBe(given)
      }),
    )
  })

  it('is nothing when it is cut', async () => {
    const sentence = await packText('Une phrase assez longue pour que la couper se voie, vraiment.')
    for (let length = 0; length < sentence.length - 1; length += 1) {
      expect(await unpackText(sentence.slice(0, length), maxBytes)).toBeNull()
    }
  })

  it('never fails, whatever is given', async () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.base64String().map((letters) => letters.replaceAll(/[+/=]/g, '')),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => deflateRawSync(bytes).toString('base64url')),
    )
    await fc.assert(
      fc.asyncProperty(garbage, async (given) => {
        const text = await unpackText(given, maxBytes)
        expect(text === null || typeof text === 'string').toBe(true)
      }),
    )
  })

  it('is read up to the limit and not beyond', async () => {
    expect(await unpackText(inflating(maxBytes), maxBytes)).toHaveLength(maxBytes)
    expect(await unpackText(inflating(maxBytes + 1), maxBytes)).toBeNull()
    // Some 8 kB that would fill 6 MB.
    expect(await unpackText(inflating(6_000_000), maxBytes)).toBeNull()
  })

  it('is nothing when its bytes are no text', async () => {
    const bytes = deflateRawSync(Buffer.from([0xff, 0xfe, 0x80])).toString('base64url')
    expect(await unpackText(bytes, maxBytes)).toBeNull()
  })
})
