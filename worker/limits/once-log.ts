/** Names that were told once, and until when each may not be told again. */
export type OnceLog = { name: string; until: number }[]

export type Once = { name: string; windowMs: number }

/** Notes a name when it comes for the first time; one that is known leaves the very log it was given. */
export function noteOnce(
  log: OnceLog,
  now: number,
  { name, windowMs }: Once,
): { log: OnceLog; isFirst: boolean } {
  const known = log.filter(({ until }) => until > now)
  if (known.some((entry) => entry.name === name)) return { log, isFirst: false }
  return { log: [...known, { name, until: now + windowMs }], isFirst: true }
}
