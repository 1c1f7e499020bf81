/** The value of a field with a table, in place of what was pasted or below what is there. */
export function withTable(value: string, table: string, pasted: string | null): string {
  const replaced = pasted?.replaceAll(/\r\n?/g, '\n').trimEnd()
  const start = replaced ? value.indexOf(replaced) : -1
  if (replaced && start !== -1) {
    return value.slice(0, start) + table + value.slice(start + replaced.length)
  }
  return value.trim() === '' ? table : `${value.trimEnd()}\n\n${table}`
}
