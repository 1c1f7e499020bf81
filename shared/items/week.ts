/** The Monday of a day's week, both as `YYYY-MM-DD`. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length)
}
