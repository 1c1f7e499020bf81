import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { clientPrefix } from '#worker/limits/client-prefix.ts'

describe('the prefix that stands for a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ])('of %s is %s', (address, prefix) => {
    expect(clientPrefix(address)).toBe(prefix)
  })

  it.each([
    undefined,
    '',
    'localhost',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.07',
    '0xcb.0.113.7',
    '203.0.113.7, 198.51.100.1',
    ' 203.0.113.7',
    '203.0.113.7:443',
    '2001:db8::1::2',
    '2001:db8:1:2:3:4:5:6:7',
    '2001:db8:1:2:3:4:5',
    '12345::',
    'fe80::1%eth0',
    '[2001:db8::1]',
    '::1]@exemple.fr/[::1',
    '::ffff:203.0.113.256',
  ])('of %j is that of the one client without an address', (address) => {
    expect(clientPrefix(address)).toBe('unknown')
  })

  it('is one for every spelling of every address of a /64', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    const network = fc.tuple(fc.integer({ min: 1, max: 0xffff }), group, group, group)
    const host = fc.tuple(group, group, group, group)
    fc.assert(
      fc.property(network, host, host, spelling, spelling, (prefix, one, other, first, second) => {
        const a = spell([...prefix, ...one], first)
        const b = spell([...prefix, ...other], second)
        expect(clientPrefix(a)).toBe(clientPrefix(b))
        expect(clientPrefix(a)).toBe(prefix.map((value) => value.toString(16)).join(':'))
      }),
      { numRuns: 2000 },
    )
  })

  it('differs for two networks', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    const network = fc.tuple(fc.integer({ min: 1, max: 0xffff }), group, group, group)
    fc.assert(
      fc.property(network, network, spelling, spelling, (one, other, first, second) => {
        const isSame = one.join(':') === other.join(':')
        const a = clientPrefix(spell([...one, 0, 0, 0, 1], first))
        const b = clientPrefix(spell([...other, 0, 0, 0, 1], second))
        expect(a === b).toBe(isSame)
      }),
    )
  })

  it('is one for the spellings of an IPv4 address, mapped or not', () => {
    const octets = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(octets, spelling, (bytes, how) => {
        const [a = 0, b = 0, c = 0, d = 0] = bytes
        const mapped = spell([0, 0, 0, 0, 0, 0xffff, a * 256 + b, c * 256 + d], how)
        expect(clientPrefix(mapped)).toBe(bytes.join('.'))
        expect(clientPrefix(bytes.join('.'))).toBe(bytes.join('.'))
      }),
    )
  })

  it('is found for any text whatever', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(clientPrefix(text)).toMatch(/^(?:unknown|[\d.]+|[\da-f:]+)$/)
      }),
    )
  })
})

type Spelling = { upper: boolean; padded: boolean; embedded: boolean; gap: number }

const spelling = fc
  .tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.integer({ min: 0, max: 8 }))
  .map(([upper, padded, embedded, gap]): Spelling => ({ upper, padded, embedded, gap }))

/** An IPv6 address written in one of the ways that RFC 4291 allows. */
function spell(groups: number[], { upper, padded, embedded, gap }: Spelling): string {
  const texts = groups.map((value) => value.toString(16).padStart(padded ? 4 : 1, '0'))
  const head = embedded ? [...texts.slice(0, 6), dotted(groups.slice(6))] : texts
  const text = withGap(head, gap)
  return upper ? text.toUpperCase() : text
}

const dotted = (pairs: number[]) => pairs.flatMap((pair) => [pair >> 8, pair & 255]).join('.')

/** Leaves out the zeros that begin at a place, when there are any. */
function withGap(texts: string[], from: number): string {
  let to = from
  while (/^0+$/.test(texts[to] ?? '')) to += 1
  return to === from
    ? texts.join(':')
    : `${texts.slice(0, from).join(':')}::${texts.slice(to).join(':')}`
}
