const formats = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** «14/11/2026 09:30», in Paris. */
export const instant = (iso: string): string => formats.format(new Date(iso))
