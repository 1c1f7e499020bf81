/** When the last migration was made, as `__drizzle_migrations` has it: what the code expects of a database. */
export const schemaVersion = 1_795_913_120_345
