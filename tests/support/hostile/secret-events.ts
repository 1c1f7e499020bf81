import * as fc from 'fast-check'

/** An id, which is no secret. */
export const uuid = '3f0c8f9e-6f0a-4c53-9a38-2f1d4c5b6a79'

const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'.split('')
const base64url = fc
  .uint8Array({ minLength: 32, maxLength: 48 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'))
  .filter((text) => /[a-z]/.test(text) && /[A-Z]/.test(text))
const hex = fc
  .uint8Array({ minLength: 20, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))
  .filter((text) => /[a-f]/.test(text) && /\d/.test(text))
const apiKey = fc
  .tuple(
    fc.constantFrom('sk-', 'AKIA', 'ghp_', 'xoxb-'),
    fc.string({ unit: fc.constantFrom(...alphanumeric), minLength: 36, maxLength: 60 }),
  )
  .map((parts) => parts.join(''))
const token = fc.tuple(base64url, base64url).map(([a, b]) => `eyJhbGciOiJIUzI1NiJ9.${a}.${b}`)
const local = fc
  .string({ unit: fc.constantFrom(...alphanumeric), minLength: 8, maxLength: 20 })
  .map((text) => `zq${text}`)

/** A secret, and a text in which it stands as it would in a message. */
const secretText = fc.oneof(
  base64url.map((secret) => ({ secret, text: secret })),
  hex.map((secret) => ({ secret, text: secret })),
  apiKey.map((secret) => ({ secret, text: secret })),
  token.map((secret) => ({ secret, text: secret })),
  fc
    .string({ unit: fc.constantFrom(...alphanumeric), minLength: 6, maxLength: 20 })
    .chain((secret) =>
      fc.constantFrom('Bearer ', '__Host-session=', 'Cookie: ').map((prefix) => ({
        secret: `zq${secret}`,
        text: `${prefix}zq${secret}`,
      })),
    ),
  local.map((secret) => ({ secret, text: `${secret}@example.org` })),
)
const around = fc.constantFrom('', ' ', 'à ', '(', '« ', '"', ', ', '\n')
const inText = fc
  .tuple(around, secretText, around)
  .map(([before, { secret, text }, after]) => ({ secret, value: before + text + after }))
const inField = fc
  .tuple(
    fc.constantFrom('password', 'token', 'apiKey', 'newPassword', 'authorization', 'cookie'),
    local,
  )
  .map(([name, secret]) => ({ secret, value: { [name]: secret } }))

const key = fc.constantFrom('note', 'avant', 'apres', 'raison', 'liste')
/** Details of an event, nested as they may be, and the secret that stands in them. */
export const secretEvent = fc.oneof(inText, inField).chain(({ secret, value }) =>
  fc.array(fc.oneof(key, fc.constant(null)), { maxLength: 4 }).map((path) => ({
    secret,
    details: path.reduce<unknown>(
      (inner, name) => (name === null ? [inner, 'x'] : { [name]: inner, id: uuid }),
      value,
    ),
  })),
)
