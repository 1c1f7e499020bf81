import journal from '../../migrations/meta/_journal.json' with { type: 'json' }

/** Time of the last migration, as `__drizzle_migrations` states it: what the code expects of a database. */
export const schemaVersion = Math.max(...journal.entries.map(({ when }) => when))
