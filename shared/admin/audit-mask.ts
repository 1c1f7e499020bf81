const filtered = '[FILTRÉ]'
const tokenFiltered = '[TOKEN_FILTRÉ]'
const cut = '[COUPÉ]'

const maxDepth = 6
const maxBytes = 6000
const maxText = 2000
const maxRaw = 8000
const maxEntries = 50

/** Names of fields whose value is a secret whatever it looks like. */
const secretNames = [
  'password',
  'token',
  'secret',
  'key',
  'auth',
  'session',
  'captchatoken',
  'refreshtoken',
  'accesstoken',
  'apikey',
  'privatekey',
  'credentials',
  'authorization',
  'cookie',
]
const secretName = new RegExp(
  `^(?:${secretNames.join('|')})s?$|(?:^|[_-])(?:${secretNames.join('|')})s?$`,
  'i',
)
/** `newPassword`, `sessionSecret`: a capital begins the last word. */
const secretLastWord =
  /(?:Password|Token|Secret|Key|Auth|Session|Credentials|Authorization|Cookie)s?$/

/** Names whose value the journal is of no use without, and that hold no secret. */
const openNames = new Set([
  'record_id',
  'user_id',
  'slug',
  'page_route',
  'event_type',
  'request_id',
])

const lineBreakers = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/** Parts with points between them: a token is one whose first part is JSON, `eyJ` in its letters. */
const pointed = /(?<![\w-])[\w-]+(?:\.[\w-]*)+/g
const jwt = /^eyJ[\w-]{4,}\.[\w-]{2,}/
const bearer = /\b(bearer|basic)[ \t]+[\w.~+/=-]{4,}/gi
const cookiePair =
  /((?<![\w-])__(?:Host|Secure)-[\w-]+|\b(?:set-)?cookie)(\s{0,9}[=:]\s{0,9})[^\s;,]+/gi
const longRun = /[\w+/=-]{32,}/g
const email =
  /(?<![\p{L}\p{N}_.!#$%&'*+/=?^`{|}~-])([\p{L}\p{N}_.!#$%&'*+/=?^`{|}~-]+)@([\p{L}\p{N}]+(?:[.-]+[\p{L}\p{N}]+)*)/gu
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi

/**
 * What the journal may keep of an event: no secret, no whole address, nothing that breaks a line, and
 * not more than so much: many may read the journal, and none of them what it must not hold.
 */
export function maskDetails(details: unknown): unknown {
  const masked = maskValue(details, '', 0)
  const json = JSON.stringify({ masked })
  return byteLength(json) <= maxBytes ? masked : { [cut]: json.slice(0, maxText / 2) }
}

function maskValue(value: unknown, name: string, depth: number): unknown {
  if (isSecretName(name)) return value === null || value === undefined ? value : filtered
  if (typeof value === 'string') return openNames.has(name) ? openText(value) : maskText(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'function' || typeof value === 'symbol' ? undefined : value
  }
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
  if (depth === maxDepth) return cut
  if (Array.isArray(value)) {
    const items = value.slice(0, maxEntries).map((item) => maskValue(item, name, depth + 1))
    return value.length > maxEntries ? [...items, cut] : items
  }
  const entries = Object.entries(value)
  return Object.fromEntries([
    ...entries
      .slice(0, maxEntries)
      .map(([key, item]) => [maskName(key), maskValue(item, key, depth + 1)]),
    ...(entries.length > maxEntries ? [[cut, entries.length - maxEntries]] : []),
  ])
}

/** Bytes of the text in UTF-8; half a surrogate pair counts as what it will be replaced by. */
const byteLength = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replaceAll(/%[\dA-F]{2}/g, '_').length

const isSecretName = (name: string) => secretName.test(name) || secretLastWord.test(name)

/** The text of an address or an id: bounded and on one line, and otherwise as it is. */
const openText = (text: string) => oneLine(text).slice(0, 200)

/** One text as the journal may keep it. */
export function maskText(text: string): string {
  return whole(oneLine(text.slice(0, maxRaw)), text.length > maxRaw)
    .replaceAll(pointed, maskJwt)
    .replaceAll(bearer, `$1 ${tokenFiltered}`)
    .replaceAll(cookiePair, `$1$2${tokenFiltered}`)
    .replaceAll(email, (_, local: string, domain: string) => `${local.slice(0, 1)}***@${domain}`)
    .replaceAll(longRun, (run) => (isToken(run) ? tokenFiltered : run))
    .slice(0, maxText)
}

function maskJwt(parts: string): string {
  const start = parts.indexOf('eyJ')
  return jwt.test(parts.slice(Math.max(start, 0))) ? parts.slice(0, start) + tokenFiltered : parts
}

/** A name is data as well: it may hold what a value may not. */
const maskName = (name: string) => maskText(name).slice(0, 100)

/** Without the word that was cut in two: half a secret is not recognised as one. */
const whole = (text: string, isCut: boolean) =>
  isCut ? text.slice(0, text.lastIndexOf(' ') + 1) : text

/** Letters and digits mixed as no word, slug, path or id mixes them. */
function isToken(run: string): boolean {
  const rest = run.replaceAll(uuid, '')
  const segments = rest.split(/[-_/=+]/).filter((segment) => segment !== '')
  const mixed = segments.filter((segment) => /\d/.test(segment) && /[a-z]/i.test(segment))
  const isSlug =
    segments.every((segment) => wordSegment.test(segment)) &&
    mixed.length <= 2 &&
    (segments.length > 1 || rest.length < run.length)
  if (isSlug || rest === '') return false
  const classes = [/[a-z]/, /[A-Z]/, /\d/].filter((pattern) => pattern.test(rest)).length
  return classes >= 2
}

/** A word, a number, or one of those that end in the other: `gpt4`, `2025`, `4p`, `b2b`. */
const wordSegment = /^(?:[a-z\d]{1,4}|[a-z]+\d{0,4}|\d+[a-z]{0,3})$/

const oneLine = (text: string) => text.replaceAll(lineBreakers, ' ')
