import journal from '../../migrations/meta/_journal.json' with { type: 'json' }

/** `created_at` of the last migration in `__drizzle_migrations`, in milliseconds. */
export const schemaVersion = Math.max(...journal.entries.map(({ when }) => when))
