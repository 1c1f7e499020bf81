/** A query string in the order of its parameters, as the site itself writes them; empty without any. */
export function queryString(parameters: (readonly [string, unknown])[]): string {
  const pairs = parameters.map(([name, value]) => [name, String(value)])
  const text = new URLSearchParams(pairs).toString()
  return text === '' ? '' : `?${text}`
}
