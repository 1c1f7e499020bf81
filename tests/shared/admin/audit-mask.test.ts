import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { maskDetails } from '#shared/admin/audit-mask.ts'
import { secretEvent, uuid } from '#tests/support/hostile/secret-events.ts'

const jwt =
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U'

describe('what the journal keeps (R247)', () => {
  it.each([
    'password',
    'auth',
    'session',
    'token',
    'secret',
    'key',
    'captchaToken',
    'refreshToken',
    'accessToken',
    'apiKey',
    'privateKey',
    'credentials',
    'authorization',
    'PASSWORD',
    'newPassword',
    'api_key',
    'session-secret',
  ])('of a field named %s is nothing', (name) => {
    expect(maskDetails({ [name]: 'abc', other: { [name]: { deep: 1 } } })).toEqual({
      [name]: '[FILTRÉ]',
      other: { [name]: '[FILTRÉ]' },
    })
  })

  it.each([
    ['marie.dupont@example.org', 'm***@example.org'],
    ['de élodie@exemple.fr à Jean <jean@a.b-c.fr>', 'de é***@exemple.fr à Jean <j***@a.b-c.fr>'],
    [`le jeton ${jwt} est là`, 'le jeton [TOKEN_FILTRÉ] est là'],
    ['Authorization: Bearer abcdef.123', 'Authorization: Bearer [TOKEN_FILTRÉ]'],
    ['__Host-session=abc; autre=1', '__Host-session=[TOKEN_FILTRÉ]; autre=1'],
    ['sk-proj-Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9St0Uv', '[TOKEN_FILTRÉ]'],
    ['d41d8cd98f00b204e9800998ecf8427e', '[TOKEN_FILTRÉ]'],
  ])('of %j is %j', (text, masked) => {
    expect(maskDetails({ note: text })).toEqual({ note: masked })
    expect(maskDetails(text)).toBe(masked)
  })

  it.each([
    uuid,
    `/secure-admin-panel/prompts/${uuid}`,
    'expert-amelioration-prompts',
    'diagnostic-core-web-vitals-2025-edition-longue',
    'post-linkedin-d-expert-b2b-en-francais',
    '/gpts/analyse-de-la-concurrence-4p-marketing',
    'Multiple failed login attempts',
    "Un titre en français, avec l'accent : « très long » et sans rien de secret dedans",
    'auteur',
    '2025-06-06T10:00:00.000Z',
  ])('of %j is all of it', (text) => {
    expect(maskDetails({ note: text })).toEqual({ note: text })
  })

  it.each(['record_id', 'user_id', 'slug', 'page_route', 'event_type', 'request_id'])(
    'of a field named %s is all of it',
    (name) => {
      const value = 'Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9St0UvWx'

      expect(maskDetails({ [name]: value })).toEqual({ [name]: value })
    },
  )

  it('is on one line and readable, whatever was sent', () => {
    const hostile = 'a\r\nb\u001B[31mc\u2028d\u2029e\u0000f\u0085g\u009Bh'

    expect(maskDetails({ note: hostile, [hostile]: 1 })).toEqual({
      note: 'a b [31mc d e f g h',
      'a b [31mc d e f g h': 1,
    })
  })

  it('is cut where it is deep', () => {
    const deep = { a: { a: { a: { a: { a: { a: { a: { a: 1 } } } } } } } }

    expect(JSON.stringify(maskDetails(deep))).toContain('COUPÉ')
    expect(JSON.stringify(maskDetails(deep)).length).toBeLessThan(100)
  })

  it('does not show the half of a secret that stood where it was cut', () => {
    for (let length = 7900; length < 8010; length += 7) {
      const text = `${'mot '.repeat(Math.ceil(length / 4)).slice(0, length)} ${jwt}`
      expect(JSON.stringify(maskDetails(text))).not.toContain('eyJ')
    }
  })

  it('stays what it is when nothing was sent', () => {
    expect([null, undefined, 1, true, {}, []].map(maskDetails)).toEqual([
      null,
      undefined,
      1,
      true,
      {},
      [],
    ])
  })
})

it('holds no secret of 10,000 events, and every id', () => {
  fc.assert(
    fc.property(secretEvent, fc.boolean(), ({ secret, details }, isNamed) => {
      const text = JSON.stringify(maskDetails(isNamed ? { slug: 'a-b', details } : details))
      expect(text).not.toContain(secret)
      const ids = JSON.stringify(details).split(uuid).length
      expect(text.split(uuid)).toHaveLength(ids)
    }),
    { numRuns: 10_000 },
  )
})

it('is on one line for any text, without a character that moves a cursor', () => {
  const hostile = fc.constantFrom(
    '\r',
    '\n',
    '\u001B[2J',
    '\u2028',
    '\u2029',
    '\u0000',
    '\u0085',
    '\u009B',
  )
  const text = fc
    .array(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 10 })))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.dictionary(text, text, { maxKeys: 4 }), (details) => {
      const kept = JSON.stringify(maskDetails(details), (_key, value: unknown) => value)
      // oxlint-disable-next-line no-control-regex -- none of them may be stored
      expect(kept).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u2028\u2029]|\\u00[01]|\\[rnbft]/)
    }),
    { numRuns: 2000 },
  )
})

it('is bounded for whatever is sent', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: false, maxDepth: 8 }), (details) => {
      const text = JSON.stringify(maskDetails({ details }))
      expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(8000)
    }),
    { numRuns: 1000 },
  )
  const large = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`champ-${index}`, '€'.repeat(5000)]),
  )
  expect(new TextEncoder().encode(JSON.stringify(maskDetails(large))).length).toBeLessThan(8000)
})
