/** The two events that production writes to the console; everything else stays silent. */
export function logToConsole(
  event: 'Page introuvable' | 'Copie impossible',
  detail: unknown,
): void {
  // oxlint-disable-next-line eslint/no-console -- the one place that may, see above
  console.error(event, detail)
}
