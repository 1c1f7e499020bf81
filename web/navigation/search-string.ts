/**
 * A query string as GET forms write it, plain text that stays text: `?q=123`, or nothing. A page has
 * dozens, and `URLSearchParams` takes the platform ten times as long.
 */
export function searchString(search: Record<string, unknown>): string {
  const fields = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number'
      ? `${encode(name)}=${encode(`${value}`)}`
      : [],
  )
  return fields.length > 0 ? `?${fields.join('&')}` : ''
}

/** As `URLSearchParams` does. Names too: an address that is asked for may name anything. */
const encode = (text: string) =>
  encodeURIComponent(text.toWellFormed())
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
