/** Names that a browser takes only from this very host, over HTTPS, for every path. */
export const sessionCookie = '__Host-session'
export const deviceCookie = '__Host-device'
/** Between the two steps of a sign-in. */
export const secondStepCookie = '__Host-second-step'

/** How long a browser is known to have signed in to an account. */
export const deviceMs = 30 * 24 * 60 * 60 * 1000

/** How long the second step may take after the first. */
export const secondStepMs = 300_000

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict'

/** Sets a cookie that ends with the browser, or after a time. */
export const setCookie = (name: string, value: string, maxAgeMs?: number): string =>
  `${name}=${value}; ${attributes}${maxAgeMs === undefined ? '' : `; Max-Age=${maxAgeMs / 1000}`}`

export const clearCookie = (name: string): string => `${name}=; ${attributes}; Max-Age=0`

/**
 * The value of the only cookie of the name. None where there are two, or one under a name that only
 * looks the same: another host of the domain can set such.
 */
export function readCookie(header: string | undefined, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => {
    const separator = pair.indexOf('=')
    return separator < 0
      ? { name: pair, value: '' }
      : { name: pair.slice(0, separator), value: pair.slice(separator + 1) }
  })
  const alike = pairs.filter((pair) => visible(pair.name) === name.toLowerCase())
  const [cookie] = alike
  // Only spaces and tabs surround a cookie's name and value.
  if (!cookie || alike.length > 1 || trim(cookie.name) !== name) return null
  return trim(cookie.value) || null
}

/** What a reader, or a library that trims too much, would take the name for. */
const visible = (name: string) => name.replaceAll(/[^\x21-\x7E]/g, '').toLowerCase()

const trim = (text: string) => text.replace(/^[ \t]+/, '').replace(/(?<![ \t])[ \t]+$/, '')
