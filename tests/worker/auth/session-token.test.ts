import { createHmac } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'

import * as fc from 'fast-check'
import { base64url, SignJWT } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { projectPath } from '#drizzle/local/project-root.ts'
import { proofCount } from '#tests/prove/scale.ts'
import { readCookie, sessionCookie } from '#worker/auth/session-cookie.ts'
import { createTokenSigner, sessionClaimsSchema } from '#worker/auth/session-token.ts'

const issuer = 'https://exemple.test'
const secret = 's'.repeat(32)
const now = new Date('2025-06-06T10:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const claims = { sid: '3f0c8f9e-6f0a-4c53-9a38-2f1d4c5b6a79', sec: 'A'.repeat(43), uid: 'compte-1' }
const options = { issuer, type: 'sess+jwt', claims: sessionClaimsSchema }

const signer = createTokenSigner({ ...options, secrets: `k2:${secret},k1:${'o'.repeat(32)}` })
const token = await signer.sign(claims, now, later(1_800_000))

/** What the server makes of a cookie header: nothing, or a session. */
async function readHeader(header: string) {
  const value = readCookie(header, sessionCookie)
  return value === null ? null : signer.read(value, now)
}

const key = (text: string) => new TextEncoder().encode(text)

async function forge(
  header: Record<string, unknown>,
  payload: Record<string, unknown>,
  signed: string = secret,
): Promise<string> {
  return new SignJWT({
    ...claims,
    iss: issuer,
    aud: 'administration',
    iat: now.getTime() / 1000,
    exp: now.getTime() / 1000 + 1800,
    ...payload,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'sess+jwt', kid: 'k2', ...header })
    .sign(key(signed))
}

/** Our own claims under our own key, signed by whatever algorithm, which no library would do. */
function signedBy(alg: string, hash: string): string {
  const [, payload = ''] = token.split('.')
  const header = base64url.encode(JSON.stringify({ alg, typ: 'sess+jwt', kid: 'k2' }))
  const signature = createHmac(hash, secret).update(`${header}.${payload}`).digest('base64url')
  return [header, payload, signature].join('.')
}

const unsigned = (header: object, payload: object, signature: string) =>
  [JSON.stringify(header), JSON.stringify(payload)]
    .map((part) => base64url.encode(part))
    .concat(signature)
    .join('.')

const readPart = (part: string): unknown =>
  JSON.parse(new TextDecoder().decode(base64url.decode(part)))

describe('a session token', () => {
  it('is read as it was signed, until it is past', async () => {
    expect(await signer.read(token, now)).toEqual(claims)
    expect(await signer.read(token, later(1_799_000))).toEqual(claims)
    expect(await signer.read(token, later(1_800_000))).toBeNull()
  })

  it('of a former secret is read as long as the configuration names it', async () => {
    const former = createTokenSigner({ ...options, secrets: `k1:${'o'.repeat(32)}` })
    const old = await former.sign(claims, now, later(1000))
    const forgotten = createTokenSigner({ ...options, secrets: `k2:${secret}` })

    expect(await signer.read(old, now)).toEqual(claims)
    expect(await forgotten.read(old, now)).toBeNull()
  })

  it('says for whom, from when and until when it is, under one algorithm and 256 bits of signature', () => {
    const [header = '', payload = '', signature = ''] = token.split('.')
    expect(readPart(header)).toEqual({ alg: 'HS256', typ: 'sess+jwt', kid: 'k2' })
    expect(readPart(payload)).toEqual({
      ...claims,
      iss: issuer,
      aud: 'administration',
      iat: now.getTime() / 1000,
      exp: now.getTime() / 1000 + 1800,
    })
    expect(base64url.decode(signature)).toHaveLength(32)
  })

  it('asks nobody for a key, whatever its header names', async () => {
    const asked = vi.spyOn(globalThis, 'fetch')
    const address = 'https://mechant.test/keys'
    const headers = [
      { jku: address },
      { x5u: address },
      { kid: address },
      { jku: address, kid: 'k9' },
    ]

    for (const header of headers) await signer.read(await forge(header, {}, 'x'.repeat(32)), now)

    expect(asked).not.toHaveBeenCalled()
  })

  it.each<[string, string | Promise<string>]>([
    ['no algorithm', unsigned({ alg: 'none', typ: 'sess+jwt' }, claims, '')],
    [
      'no algorithm and our key',
      unsigned({ alg: 'none', typ: 'sess+jwt', kid: 'k2' }, claims, 'AA'),
    ],
    ['another algorithm', forge({ alg: 'HS384' }, {}, 's'.repeat(48))],
    ['a longer digest under our key', signedBy('HS384', 'sha384')],
    ['the longest digest under our key', signedBy('HS512', 'sha512')],
    ['a shorter digest under our key', signedBy('HS1', 'sha1')],
    ['no algorithm, though our key signed', signedBy('none', 'sha256')],
    ['another type', forge({ typ: 'JWT' }, {})],
    ['no type', forge({ typ: undefined }, {})],
    ['no key named', forge({ kid: undefined }, {})],
    ['an unknown key', forge({ kid: 'k9' }, {})],
    ['a key named as a path', forge({ kid: '../../dev/null' }, {}, '0'.repeat(32))],
    ['a key named as a part of objects', forge({ kid: '__proto__' }, {})],
    ['a key of its own', forge({ jwk: { kty: 'oct', k: 'AAAA' }, kid: 'k9' }, {}, 'x'.repeat(32))],
    [
      'a key of its own under the name of ours',
      forge({ jwk: { kty: 'oct', k: base64url.encode('x'.repeat(32)) } }, {}, 'x'.repeat(32)),
    ],
    ['an address of keys', forge({ jku: 'https://mechant.test/keys' }, {}, 'x'.repeat(32))],
    ['an address of certificates', forge({ x5u: 'https://mechant.test/c' }, {}, 'x'.repeat(32))],
    ['another issuer', forge({}, { iss: 'https://mechant.test' })],
    ['another audience', forge({}, { aud: 'public' })],
    ['no end', forge({}, { exp: undefined })],
    ['no beginning', forge({}, { iat: undefined })],
    ['an end that is past', forge({}, { exp: now.getTime() / 1000 })],
    ['a beginning that is to come', forge({}, { nbf: now.getTime() / 1000 + 60 })],
    ['no session', forge({}, { sid: undefined })],
    ['a short secret', forge({}, { sec: 'A' })],
    ['another signature', forge({}, {}, 'x'.repeat(32))],
    ['8 kB', `${token}${'A'.repeat(8000)}`],
  ])('with %s is refused', async (_, forged) => {
    expect(await signer.read(await forged, now)).toBeNull()
  })
})

/** Every kind of token that is signed with the same secrets, and claims that any of them would take. */
const kinds = ['sess+jwt', 'device+jwt', 'second+jwt', 'passkey+jwt']
const everyClaim = {
  ...claims,
  pwd: 'A'.repeat(43),
  chl: 'A'.repeat(43),
  for: 'sign-in',
  did: claims.sid,
  acc: 'a'.repeat(64),
}

const signerOf = (kind: string) =>
  createTokenSigner({
    issuer,
    secrets: `k2:${secret}`,
    type: kind,
    claims: z.record(z.string(), z.coerce.string()),
  })

describe.each(kinds)('a token of the kind %s', (type) => {
  it('is read as its own kind alone, whatever it claims', async () => {
    const signed = await signerOf(type).sign(everyClaim, now, later(1000))
    const readers = await Promise.all(
      kinds.map(async (kind) => ((await signerOf(kind).read(signed, now)) ? kind : null)),
    )

    expect(readers.filter(Boolean)).toEqual([type])
  })
})

it('the kinds above are all that the site signs', async () => {
  const files = await Array.fromAsync(glob('worker/**/*.ts', { cwd: projectPath() }))
  const sources = await Promise.all(files.map((file) => readFile(projectPath(file), 'utf8')))
  const found = sources.flatMap((source) => source.match(/(?<=type: ')\w+\+jwt/g) ?? [])

  expect(found.toSorted()).toEqual(kinds.toSorted())
  expect(sources.filter((source) => /new SignJWT|jwtVerify\(/.test(source))).toHaveLength(1)
})

it(
  'of thousands of mutated tokens none is accepted and none throws',
  { tags: ['sampled'] },
  async () => {
    const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.= %'.split(
      '',
    )
    const mutation = fc.oneof(
      fc
        .tuple(fc.nat(token.length - 1), fc.constantFrom(...characters))
        .map(([at, character]) => token.slice(0, at) + character + token.slice(at + 1)),
      fc
        .tuple(fc.nat(token.length - 1), fc.constantFrom(...characters))
        .map(([at, character]) => token.slice(0, at) + character + token.slice(at)),
      fc.nat(token.length - 1).map((at) => token.slice(0, at)),
      fc
        .tuple(fc.nat(token.length - 1), fc.nat(token.length - 1))
        .map(
          ([from, to]) => token.slice(0, Math.min(from, to)) + token.slice(Math.max(from, to) + 1),
        ),
      fc.nat(5).map((bit) => {
        // The last character of a signature: some of its bits are of no byte.
        const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
        const last = alphabet.indexOf(token.at(-1) ?? '')
        return token.slice(0, -1) + (alphabet[last ^ (1 << bit)] ?? '')
      }),
      fc.string({ maxLength: 200, unit: 'binary' }),
    )
    await fc.assert(
      fc.asyncProperty(
        mutation.filter((mutated) => mutated !== token),
        async (mutated) => {
          expect(await signer.read(mutated, now)).toBeNull()
        },
      ),
      { numRuns: proofCount({ sample: 300, whole: 10_000 }) },
    )
  },
)

describe('the cookie of a session', () => {
  it('is read among others, in any place', async () => {
    const others = `a=1; ${sessionCookie}=${token};\tsidebar_state=true`

    expect(await readHeader(others)).toEqual(claims)
  })

  it.each([
    ['twice', `${sessionCookie}=${token}; ${sessionCookie}=${token}`],
    ['twice, one empty', `${sessionCookie}=; ${sessionCookie}=${token}`],
    ['with a space that is none', `\u00A0${sessionCookie}=${token}`],
    ['with one at its end', `${sessionCookie}\u00A0=${token}`],
    ['with one in UTF-8', `\u00C2\u00A0${sessionCookie}=${token}`],
    ['and again with one', `${sessionCookie}=${token}; \u00A0${sessionCookie}=x`],
    ['and again in capitals', `${sessionCookie}=${token}; __HOST-SESSION=x`],
    ['in capitals', `__HOST-SESSION=${token}`],
    ['without its prefix', `session=${token}`],
    ['in quotes', `${sessionCookie}="${token}"`],
    ['without a value', `${sessionCookie}=`],
    ['as a value', `a=${sessionCookie}=${token}`],
  ])('%s is none', async (_, header) => {
    expect(await readHeader(header)).toBeNull()
  })

  it('is none in whatever else a header holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 300, unit: 'binary' }), async (header) => {
        expect(await readHeader(header)).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })
})
