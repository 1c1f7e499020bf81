const formats = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** «14/11/2026 09:30», in Paris. */
export const instant = (iso: string): string => formats.format(new Date(iso))

const exactFormats = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** «14/11/2026 09:30:12», for what may follow within a minute. */
export const exactInstant = (iso: string): string => exactFormats.format(new Date(iso))
